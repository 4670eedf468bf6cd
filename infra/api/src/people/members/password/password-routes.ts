import {
  changePassword as changeEndpoint,
  findIdPassword,
  postponePassword as postponeEndpoint,
  resetPassword as resetEndpoint,
} from '@mall/contracts/api/people/member-find';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { memberOf, sessionOf } from '../../../platform/http/caller.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import { forgetAttempts, limitAttempts } from '../../access/attempt-limit.ts';
import { refuseOthers } from '../../access/own-account.ts';
import { changePassword, postponePassword, resetPassword } from './change-password.ts';
import { findIds, findPassword } from './find-account.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Finding an ID, setting and changing passwords (spec 7.1). */
export const passwordRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, findIdPassword, async ({ body, caller }) => {
    const now = clock();
    await limitAttempts(db, 'find', caller.address, now);
    const context = { db, sessionId: sessionOf(caller), now };
    return body.find === 'id'
      ? { rows: await findIds(body.ci, context) }
      : { rows: [], token: await findPassword(body.ci, body.user_id, context) };
  });
  registerEndpoint(app, resetEndpoint, async ({ body, caller }) => {
    const who = { sessionId: sessionOf(caller), address: caller.address, now: clock() };
    await resetPassword(body.token, body.password, { db, ...who });
    return {};
  });
  registerEndpoint(app, postponeEndpoint, async ({ params, caller }) => {
    const isLoggedIn = caller.member?.memberId === params.id;
    await postponePassword(params.id, isLoggedIn, { db, sessionId: sessionOf(caller), now: clock() });
    return {};
  });
  registerEndpoint(app, changeEndpoint, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    refuseOthers(memberId, body.member_id);
    const now = clock();
    await limitAttempts(db, 'confirm', String(memberId), now);
    const who = { sessionId: sessionOf(caller), address: caller.address, now };
    await changePassword(memberId, body, { db, ...who });
    await forgetAttempts(db, 'confirm', String(memberId));
    return {};
  });
};
