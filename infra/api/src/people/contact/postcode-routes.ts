import { searchPostcodes as searchEndpoint } from '@mall/contracts/api/orders/postcodes';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from '../access/attempt-limit.ts';
import { searchPostcodes } from './search-postcodes.ts';

interface Deps {
  db: Db;
  config: ApiConfig;
  clock: Clock;
}

/** Korean addresses with their postcode. */
export const postcodeRoutes: FastifyPluginAsync<Deps> = async (app, { db, config, clock }) => {
  registerEndpoint(app, searchEndpoint, async ({ query, caller }) => {
    await limitAttempts(db, 'postcode', caller.address, clock());
    return searchPostcodes(config, query);
  });
};
