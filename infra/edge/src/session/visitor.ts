import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, readCookies } from './cookies.ts';
import { takesSecureCookies } from './own-origin.ts';

/** Cookies that scripts may read (docs/loose-contracts.md); names shared with the shell by that document. */
const memberCookie = 'login_member';
const sessionIdCookie = 'client-session-id';

const sessionIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface Visitor {
  token: string | null;
  memberId: number | null;
  clientSessionId: string | null;
  /** What every API call of this visitor carries (spec 7). */
  apiHeaders: Record<string, string>;
}

/** Browsers take `__Host-` cookies where they take secure ones; elsewhere a plain name must do, for development. */
const tokenCookieOf = (request: FastifyRequest, publicOrigin: string) =>
  takesSecureCookies(request, publicOrigin) ? '__Host-session' : 'session';

const secureOf = (request: FastifyRequest, publicOrigin: string) =>
  takesSecureCookies(request, publicOrigin) ? '; Secure' : '';

export function visitorOf(request: FastifyRequest, publicOrigin: string): Visitor {
  const cookies = readCookies(request.headers.cookie);
  const token = cookies.get(tokenCookieOf(request, publicOrigin)) ?? null;
  const member = cookies.get(cookieName(memberCookie, publicOrigin)) ?? '';
  const sessionId = cookies.get(cookieName(sessionIdCookie, publicOrigin)) ?? '';
  const clientSessionId = sessionIdPattern.test(sessionId) ? sessionId : null;
  return {
    token,
    memberId: token && /^\d{1,15}$/.test(member) ? Number(member) : null,
    clientSessionId,
    apiHeaders: {
      ...(clientSessionId ? { 'client-session-id': clientSessionId } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'x-forwarded-for': request.ip,
    },
  };
}

interface KeptLogin {
  token: string;
  memberId: number;
  /** Seconds that a remembered login lives; without it the login ends with the browser. */
  rememberedFor?: number | undefined;
}

/** Keeps the token where no script can read it, and says to scripts who is logged in (design: Session). */
export function keepLogin(reply: FastifyReply, publicOrigin: string, login: KeptLogin): void {
  const secure = secureOf(reply.request, publicOrigin);
  const age = login.rememberedFor === undefined ? '' : `; Max-Age=${login.rememberedFor}`;
  reply.header('set-cookie', [
    `${tokenCookieOf(reply.request, publicOrigin)}=${encodeURIComponent(login.token)}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`,
    `${cookieName(memberCookie, publicOrigin)}=${login.memberId}; Path=/${age}; SameSite=Lax${secure}`,
  ]);
}

const nextToken = /^([A-Za-z0-9_-]{20,200});(\d{1,10})$/;

/** Puts the token into the cookie that the API wants to see from now on; null when it gave none. */
export function renewToken(reply: FastifyReply, publicOrigin: string, given: unknown): string | null {
  const [, token, seconds] = nextToken.exec(typeof given === 'string' ? given : '') ?? [];
  if (!token) return null;
  const secure = secureOf(reply.request, publicOrigin);
  reply.header(
    'set-cookie',
    `${tokenCookieOf(reply.request, publicOrigin)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return token;
}

export function clearLogin(reply: FastifyReply, publicOrigin: string): void {
  const secure = secureOf(reply.request, publicOrigin);
  reply.header('set-cookie', [
    `${tokenCookieOf(reply.request, publicOrigin)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`,
    `${cookieName(memberCookie, publicOrigin)}=; Path=/; Max-Age=0; SameSite=Lax${secure}`,
  ]);
}

/**
 * The same for a logout, which also ends the browser's own session: it opens orders, and whoever comes to this browser
 * next must not find them. The shell makes a new one with its next call.
 */
export function endSession(reply: FastifyReply, publicOrigin: string): void {
  clearLogin(reply, publicOrigin);
  const secure = secureOf(reply.request, publicOrigin);
  reply.header(
    'set-cookie',
    `${cookieName(sessionIdCookie, publicOrigin)}=; Path=/; Max-Age=0; SameSite=Lax${secure}`,
  );
}

export { sessionIdPattern };
