import { endLogins as endEndpoint, listLogins as loginsEndpoint } from '@mall/contracts/api/people/logins';
import {
  confirmMember as confirmEndpoint,
  editMember as editEndpoint,
  listGrades,
} from '@mall/contracts/api/people/member-account';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { memberOf, sessionOf } from '../../../platform/http/caller.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import { refuseOthers, refuseUnconfirmed } from '../../access/own-account.ts';
import type { SocialGateways } from '../../social/social-gateways.ts';
import { gradePeriodMs, gradeProgress, listGradeRows } from '../grade-rules.ts';
import { limitContact } from '../join/ask-contact.ts';
import { confirmMember } from '../login/confirm-member.ts';
import { endLogins, listLogins } from '../sessions/own-logins.ts';
import { editMember } from './edit-member.ts';

const dayMs = 86_400_000;

interface Deps {
  db: Db;
  clock: Clock;
  gateways: SocialGateways;
}

/** My account: confirming and editing; the grades (spec 7.1). */
export const accountRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock, gateways }) => {
  registerEndpoint(app, confirmEndpoint, ({ body, caller }) => {
    const login = memberOf(caller);
    refuseOthers(login.memberId, body.member_id);
    return confirmMember(login, body, { db, gateways, sessionId: sessionOf(caller), now: clock() });
  });
  registerEndpoint(app, editEndpoint, async ({ body, caller }) => {
    const login = memberOf(caller);
    const now = clock();
    refuseOthers(login.memberId, body.member_id);
    refuseUnconfirmed(login, now);
    if (body.email !== undefined) await limitContact(db, { memberId: login.memberId }, now);
    return { row: await editMember(body, { db, sessionId: sessionOf(caller), now }) };
  });
  registerEndpoint(app, loginsEndpoint, ({ caller }) => listLogins(db, memberOf(caller), clock()));
  registerEndpoint(app, endEndpoint, async ({ body, caller }) => ({
    ended: await endLogins(db, memberOf(caller), body.login_ids),
  }));
  registerEndpoint(app, listGrades, async ({ query, caller }) => {
    const rows = await listGradeRows(db, query.user_type);
    const own = caller.member ? await gradeProgress(db, caller.member.memberId, clock()) : null;
    return { rows, period_days: gradePeriodMs / dayMs, own };
  });
};
