import { searchPostcodes as searchEndpoint } from '@mall/contracts/api/postcodes';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { limitAttempts } from '../members/attempt-limit.ts';
import { searchPostcodes } from './search-postcodes.ts';

/** Korean addresses with their postcode. */
export function postcodeRoutes(app: FastifyInstance, { db, config, clock }: AppDeps): void {
  registerEndpoint(app, searchEndpoint, async ({ query, caller }) => {
    await limitAttempts(db, 'postcode', caller.address, clock());
    return searchPostcodes(config, query);
  });
}
