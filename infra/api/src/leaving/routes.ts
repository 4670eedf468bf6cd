import {
  exportMember as exportEndpoint,
  leaveMember as leaveEndpoint,
} from '@mall/contracts/api/people/member-account';
import { integrateMembers as integrateEndpoint } from '@mall/contracts/api/people/member-integration';
import type { FastifyPluginAsync } from 'fastify';
import { limitAttempts } from '../people/access/attempt-limit.ts';
import { refuseOthers, refuseUnconfirmed } from '../people/access/own-account.ts';
import { hasTicket } from '../people/access/tickets.ts';
import { taskExpired } from '../people/members/password/change-password.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { memberOf, sessionOf } from '../platform/http/caller.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { exportMember } from './export-member.ts';
import { integrateMembers } from './integrate-members.ts';
import { leaveMember } from './leave-member.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Ending a membership, taking its data along, and uniting accounts (spec 5.5, 7.1): all reach into what every other module keeps of a member. */
export const leavingRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, leaveEndpoint, async ({ body, caller }) => {
    const login = memberOf(caller);
    const now = clock();
    refuseOthers(login.memberId, body.member_id);
    refuseUnconfirmed(login, now);
    await leaveMember(db, login.memberId, body.reason ?? '', now);
    return {};
  });
  registerEndpoint(app, exportEndpoint, async ({ body, caller }) => {
    const login = memberOf(caller);
    const now = clock();
    refuseOthers(login.memberId, body.member_id);
    refuseUnconfirmed(login, now);
    await limitAttempts(db, 'export', String(login.memberId), now);
    return exportMember(db, login.memberId, now);
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
};
