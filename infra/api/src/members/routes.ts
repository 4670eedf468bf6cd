import { updateCi as updateCiEndpoint } from '@mall/contracts/api/identity';
import { login, logout, viewMember as viewEndpoint } from '@mall/contracts/api/members';
import { authorizeSocial, changeSocial } from '@mall/contracts/api/social';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { memberOf, sessionOf } from '../http/caller.ts';
import { CodedReply, registerEndpoint } from '../http/register-endpoint.ts';
import { beginSocial } from '../social/identify-social.ts';
import { socialGateways } from '../social/social-gateways.ts';
import { accountRoutes } from './account-routes.ts';
import { limitAttempts } from './attempt-limit.ts';
import { linkSocial, unlinkSocial } from './change-social.ts';
import { joinRoutes } from './join-routes.ts';
import { logIn } from './log-in.ts';
import { closeLogin } from './login-sessions.ts';
import { refuseOthers } from './own-account.ts';
import { passwordRoutes } from './password-routes.ts';
import { updateCi } from './update-ci.ts';
import { viewMember } from './view-member.ts';

/** Everything of members (spec 7.1); here login, social accounts and own details. */
export function memberRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const gateways = socialGateways(config, clock);
  registerEndpoint(app, login, async ({ body, caller }) => {
    const context = { db, gateways, sessionId: sessionOf(caller), address: caller.address, now: clock() };
    return new CodedReply('PASS', await logIn(body, context));
  });
  registerEndpoint(app, authorizeSocial, async ({ query, caller }) => {
    const now = clock();
    await limitAttempts(db, 'social', caller.address, now);
    return beginSocial(query.provider, { db, gateways, sessionId: sessionOf(caller), now });
  });
  registerEndpoint(app, changeSocial, ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    if (body.type === 'unlink') return unlinkSocial(db, memberId, body.provider);
    return linkSocial(memberId, body, { db, gateways, sessionId: sessionOf(caller), now: clock() });
  });
  registerEndpoint(app, logout, async ({ caller }) => {
    if (caller.member) await closeLogin(db, caller.member.tokenHash);
    return {};
  });
  registerEndpoint(app, viewEndpoint, async ({ params, caller }) => {
    const { memberId } = memberOf(caller);
    refuseOthers(memberId, params.id);
    return { row: await viewMember(db, memberId) };
  });
  registerEndpoint(app, updateCiEndpoint, ({ body, caller }) =>
    updateCi(body, { db, sessionId: sessionOf(caller), now: clock() }),
  );
  joinRoutes(app, deps);
  passwordRoutes(app, deps);
  accountRoutes(app, deps, gateways);
}
