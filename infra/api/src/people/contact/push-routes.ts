import { storePushToken } from '@mall/contracts/api/people/mobiles';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from '../access/attempt-limit.ts';
import { keepPushToken } from './keep-push-token.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Where the app's push messages go (spec 7.2): one row a device, of the member who is logged in on it. */
export const pushRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, storePushToken, async ({ body, caller }) => {
    const now = clock();
    await limitAttempts(db, 'push', caller.address, now);
    await keepPushToken(db, body, caller.member?.memberId ?? null, now);
    return {};
  });
};
