import {
  finishIdentity as finishEndpoint,
  startIdentity as startEndpoint,
} from '@mall/contracts/api/people/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { sessionOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from '../access/attempt-limit.ts';
import { finishIdentity } from './finish-identity.ts';
import { NiceClient } from './nice-client.ts';
import { startIdentity } from './start-identity.ts';

interface Deps {
  db: Db;
  config: ApiConfig;
  clock: Clock;
}

/** Identity verification (spec 7.2). */
export const identityRoutes: FastifyPluginAsync<Deps> = async (app, { db, config, clock }) => {
  const nice = new NiceClient(config, clock);
  registerEndpoint(app, startEndpoint, async ({ query, caller }) => {
    const now = clock();
    await limitAttempts(db, 'identity', caller.address, now);
    return startIdentity(query, { db, config, nice, sessionId: sessionOf(caller), now });
  });
  registerEndpoint(app, finishEndpoint, ({ body, caller }) =>
    finishIdentity(db, body, sessionOf(caller), clock()),
  );
};
