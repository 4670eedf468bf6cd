import { updateCi as updateCiEndpoint } from '@mall/contracts/api/people/identity';
import { login, logout, viewMember as viewEndpoint } from '@mall/contracts/api/people/members';
import { authorizeSocial, changeSocial } from '@mall/contracts/api/people/social';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf, sessionOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from '../access/attempt-limit.ts';
import { refuseOthers, refuseUnconfirmed } from '../access/own-account.ts';
import { beginSocial } from '../social/identify-social.ts';
import { socialGateways } from '../social/social-gateways.ts';
import { accountRoutes } from './account/account-routes.ts';
import { linkSocial, unlinkSocial } from './account/change-social.ts';
import { updateCi } from './account/update-ci.ts';
import { viewMember } from './account/view-member.ts';
import { joinRoutes } from './join/join-routes.ts';
import { logIn } from './login/log-in.ts';
import { passwordRoutes } from './password/password-routes.ts';
import { closeLogin } from './sessions/login-sessions.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
}

/** Everything of members (spec 7.1); here login, social accounts and own details. */
export const memberRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, clock, config } = deps;
  const gateways = socialGateways(config, clock);
  registerEndpoint(app, login, async ({ body, caller, request }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const session = { sessionId: sessionOf(caller), address: caller.address, userAgent };
    return logIn(body, { db, gateways, ...session, now: clock() });
  });
  registerEndpoint(app, authorizeSocial, async ({ query, caller }) => {
    const now = clock();
    await limitAttempts(db, 'social', caller.address, now);
    return beginSocial(query.provider, { db, gateways, sessionId: sessionOf(caller), now });
  });
  registerEndpoint(app, changeSocial, ({ body, caller }) => {
    const login = memberOf(caller);
    const { memberId } = login;
    // A social account that an intruder links would stay a way in after the member has the browser back.
    refuseUnconfirmed(login, clock());
    if (body.type === 'unlink') return unlinkSocial(db, memberId, body.provider);
    return linkSocial(memberId, body, { db, gateways, sessionId: sessionOf(caller), now: clock() });
  });
  registerEndpoint(app, logout, async ({ caller }) => {
    if (caller.member) await closeLogin(db, caller.member.loginId);
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
  await app.register(joinRoutes, deps);
  await app.register(passwordRoutes, deps);
  await app.register(accountRoutes, { ...deps, gateways });
};
