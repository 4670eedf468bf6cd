import {
  finishIdentity as finishEndpoint,
  startIdentity as startEndpoint,
} from '@mall/contracts/api/identity';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { sessionOf } from '../http/caller.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { limitAttempts } from '../members/attempt-limit.ts';
import { finishIdentity } from './finish-identity.ts';
import { niceClient } from './nice-client.ts';
import { startIdentity } from './start-identity.ts';

/** Identity verification (spec 7.2). */
export function identityRoutes(app: FastifyInstance, { db, config, clock }: AppDeps): void {
  const nice = niceClient(config, clock);
  registerEndpoint(app, startEndpoint, async ({ query, caller }) => {
    const now = clock();
    await limitAttempts(db, 'identity', caller.address, now);
    return startIdentity(query, { db, config, nice, sessionId: sessionOf(caller), now });
  });
  registerEndpoint(app, finishEndpoint, ({ body, caller }) =>
    finishIdentity(db, body, sessionOf(caller), clock()),
  );
}
