import { login, logout, viewMember as viewEndpoint } from '@mall/contracts/api/members';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { memberOf, sessionOf } from '../http/caller.ts';
import { notFound } from '../http/create-error.ts';
import { CodedReply, registerEndpoint } from '../http/register-endpoint.ts';
import { logIn } from './log-in.ts';
import { closeLogin } from './login-sessions.ts';
import { viewMember } from './view-member.ts';

/** Login, logout, own details (spec 7.1). */
export function memberRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, login, async ({ body, caller }) => {
    const context = { db, sessionId: sessionOf(caller), address: caller.address, now: clock() };
    return new CodedReply('PASS', await logIn(body, context));
  });
  registerEndpoint(app, logout, async ({ caller }) => {
    if (caller.member) await closeLogin(db, caller.member.tokenHash);
    return {};
  });
  registerEndpoint(app, viewEndpoint, async ({ params, caller }) => {
    const { memberId } = memberOf(caller);
    if (params.id !== memberId) throw notFound();
    return { row: await viewMember(db, memberId) };
  });
}
