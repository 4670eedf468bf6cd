import { cookieOfLogin, type LoginFact, loginFactsOf } from '@mall/contracts/platform/login-cookie';
import { requestIdHeader } from '@mall/service-kit/requests/request-id';
import type { FastifyRequest } from 'fastify';
import { cookieName, readCookies } from './cookies.ts';
import { takesSecureCookies } from './own-origin.ts';

/** Cookies that scripts may read (docs/loose-contracts.md); the name is shared with the shell by that document. */
export const sessionIdCookie = 'client-session-id';

export const sessionIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the call is one of our pages': no link and no form of another site can send the header (spec 7). */
export function hasSessionHeader({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const sent = headers['client-session-id'];
  return typeof sent === 'string' && sessionIdPattern.test(sent);
}

export interface Visitor {
  token: string | null;
  /** Which login's token it is: replies change the cookies of that one alone. */
  serial: string;
  memberId: number | null;
  clientSessionId: string | null;
  /** What every API call of this visitor carries (spec 7). */
  apiHeaders: Record<string, string>;
}

/** Browsers take `__Host-` cookies where they take secure ones; elsewhere a plain name must do, for development. */
export const tokenCookieOf = (request: FastifyRequest, publicOrigin: string, serial: string): string =>
  cookieOfLogin(takesSecureCookies(request, publicOrigin) ? '__Host-session' : 'session', serial);

/** The visitor as the latest login says that has both of its cookies: a late reply may bring a token back alone. */
export function visitorOf(request: FastifyRequest, publicOrigin: string): Visitor {
  const cookies = readCookies(request.headers.cookie);
  const tokenOf = ({ serial }: LoginFact) => cookies.get(tokenCookieOf(request, publicOrigin, serial));
  const login = loginFactsOf(cookies, cookieName('', publicOrigin)).find(tokenOf);
  const token = (login && tokenOf(login)) ?? null;
  const sessionId = login?.sessionId ?? cookies.get(cookieName(sessionIdCookie, publicOrigin)) ?? '';
  const clientSessionId = sessionIdPattern.test(sessionId) ? sessionId : null;
  return {
    token,
    serial: login?.serial ?? '',
    memberId: login?.memberId ?? null,
    clientSessionId,
    apiHeaders: {
      ...(clientSessionId ? { 'client-session-id': clientSessionId } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'x-forwarded-for': request.ip,
      [requestIdHeader]: request.id,
    },
  };
}
