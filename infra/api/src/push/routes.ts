import { storePushToken } from '@mall/contracts/api/mobiles';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { limitAttempts } from '../members/attempt-limit.ts';

/** Where the app's push messages go (spec 7.2): one row a device, of whoever is logged in on it. */
export function pushRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, storePushToken, async ({ body, caller }) => {
    const now = clock();
    await limitAttempts(db, 'push', caller.address, now);
    const row = {
      token: body.token,
      os: body.os,
      is_allowed: Boolean(body.allow),
      member_id: caller.member?.memberId ?? null,
      updated_at: now,
    };
    await db
      .insertInto('push_tokens')
      .values({ uuid: body.uuid, ...row })
      .onConflict((conflict) => conflict.column('uuid').doUpdateSet(row))
      .execute();
    return {};
  });
}
