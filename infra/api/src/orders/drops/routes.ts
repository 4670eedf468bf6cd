import { joinDrop, leaveDrop, viewDrop } from '@mall/contracts/api/orders/drops';
import type { FastifyPluginAsync } from 'fastify';
import { limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { joinDropOf } from './join-drop.ts';
import { leaveDropOf } from './leave-drop.ts';
import { viewDropOf } from './view-drop.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Drops: timed holds and the queue for them (decision 131). */
export const dropRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, viewDrop, ({ params, caller }) =>
    viewDropOf(db, params.product_id, caller.member?.memberId ?? null, clock()),
  );
  registerEndpoint(app, joinDrop, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    await limitAttempts(db, 'drop', `${memberId}`, clock());
    await joinDropOf(db, memberId, body, clock());
    return viewDropOf(db, body.product_id, memberId, clock());
  });
  registerEndpoint(app, leaveDrop, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    await limitAttempts(db, 'drop', `${memberId}`, clock());
    await leaveDropOf(db, memberId, body.product_id, clock());
    return viewDropOf(db, body.product_id, memberId, clock());
  });
};
