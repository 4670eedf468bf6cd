import {
  confirmMember as confirmEndpoint,
  editMember as editEndpoint,
  leaveMember as leaveEndpoint,
  listGrades,
} from '@mall/contracts/api/member-account';
import { integrateMembers as integrateEndpoint } from '@mall/contracts/api/member-integration';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { memberOf, sessionOf } from '../http/caller.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import type { SocialGateways } from '../social/social-gateways.ts';
import { taskExpired } from './change-password.ts';
import { confirmMember } from './confirm-member.ts';
import { editMember } from './edit-member.ts';
import { gradePeriodMs, gradeProgress } from './grade-rules.ts';
import { integrateMembers } from './integrate-members.ts';
import { leaveMember } from './leave-member.ts';
import { refuseOthers, refuseUnconfirmed } from './own-account.ts';
import { hasTicket } from './tickets.ts';

const dayMs = 86_400_000;

/** My account: confirming, editing, leaving, uniting accounts; the grades (spec 7.1). */
export function accountRoutes(app: FastifyInstance, { db, clock }: AppDeps, gateways: SocialGateways): void {
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
    return { row: await editMember(body, { db, sessionId: sessionOf(caller), now }) };
  });
  registerEndpoint(app, leaveEndpoint, async ({ body, caller }) => {
    const login = memberOf(caller);
    const now = clock();
    refuseOthers(login.memberId, body.member_id);
    refuseUnconfirmed(login, now);
    await leaveMember(db, login.memberId, body.reason ?? '', now);
    return {};
  });
  registerEndpoint(app, integrateEndpoint, async ({ body, caller }) => {
    const now = clock();
    const asked = {
      kind: 'INTEGRATION',
      memberId: body.member_id,
      sessionId: sessionOf(caller),
      now,
    } as const;
    const mayAsk = caller.member?.memberId === body.member_id || (await hasTicket(db, asked));
    if (!mayAsk) throw taskExpired();
    return integrateMembers(db, body, now);
  });
  registerEndpoint(app, listGrades, async ({ query, caller }) => {
    const rows = await db
      .selectFrom('grades')
      .select(['grade_id', 'grade_name', 'user_type', 'discount_rate', 'minimum_spend'])
      .$if(query.user_type !== undefined, (all) => all.where('user_type', '=', query.user_type ?? 'NORMAL'))
      .orderBy('grade_id')
      .execute();
    const own = caller.member ? await gradeProgress(db, caller.member.memberId, clock()) : null;
    return { rows, period_days: gradePeriodMs / dayMs, own };
  });
}
