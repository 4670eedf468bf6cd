import { randomBytes } from 'node:crypto';
import {
  cookieOfLogin,
  endedCookie,
  factCookie,
  loginFactValue,
} from '@mall/contracts/platform/login-cookie';
import type { FastifyReply } from 'fastify';
import { cookieName, readCookies } from './cookies.ts';
import { takesSecureCookies } from './own-origin.ts';
import { sessionIdCookie, sessionIdPattern, tokenCookieOf, visitorOf } from './visitor.ts';

const serialPattern = /^(?:__Host-)?(?:session|login_member)(?:-([0-9a-z]{13}))?$/;
let lastSerialAt = 0;
const endedSeconds = 60;

/** Names a login: after all that this edge named before, and apart from what others name at the same time. */
function nextSerial(): string {
  lastSerialAt = Math.max(Date.now(), lastSerialAt + 1);
  const chance = randomBytes(4).readUInt32BE() % 36 ** 4;
  return lastSerialAt.toString(36).padStart(9, '0') + chance.toString(36).padStart(4, '0');
}

interface NewLogin {
  token: string;
  memberId: number;
  /** Seconds that a remembered login lives; without it the login ends with the browser. */
  rememberedFor?: number | undefined;
}

/**
 * Keeps the token where no script can read it, and says to scripts who is logged in (design: Session). The logins that
 * the request came with go; a reply to one of them that comes later finds nothing of this one to change.
 */
export function keepLogin(reply: FastifyReply, publicOrigin: string, login: NewLogin): void {
  const serial = nextSerial();
  const age = login.rememberedFor === undefined ? '' : `; Max-Age=${login.rememberedFor}`;
  for (const earlier of serialsOf(reply)) clear(reply, publicOrigin, earlier);
  const sent = reply.request.headers['client-session-id'];
  const sessionId = typeof sent === 'string' && sessionIdPattern.test(sent) ? sent : null;
  const isRemembered = login.rememberedFor !== undefined;
  const fact = loginFactValue({ memberId: login.memberId, isRemembered, sessionId });
  write(reply, publicOrigin, { serial, token: encodeURIComponent(login.token), fact, age });
}

const nextToken = /^([A-Za-z0-9_-]{20,200});(\d{1,10})$/;

/** Puts the token into the cookie of its login that the API wants to see from now on; null when it gave none. */
export function renewToken(reply: FastifyReply, publicOrigin: string, given: unknown): string | null {
  const [, token, seconds] = nextToken.exec(typeof given === 'string' ? given : '') ?? [];
  if (!token) return null;
  const { serial } = visitorOf(reply.request, publicOrigin);
  write(reply, publicOrigin, { serial, token, age: `; Max-Age=${seconds}` });
  return token;
}

/** Takes the cookies of the login that the request was made with. */
export function clearLogin(reply: FastifyReply, publicOrigin: string): void {
  clear(reply, publicOrigin, visitorOf(reply.request, publicOrigin).serial);
}

/** Lets a page say that it is a guest's because the login has ended; for as long as a page takes to come. */
export function markLoginEnded(reply: FastifyReply, publicOrigin: string): void {
  const name = cookieName(endedCookie, publicOrigin);
  reply.header(
    'set-cookie',
    `${name}=1; Path=/; Max-Age=${endedSeconds}; SameSite=Lax${secureOf(reply, publicOrigin)}`,
  );
}

/**
 * The same for a logout, of every login that it came with, which also ends the browser's own session: it opens orders,
 * and the next visitor at this browser must not find them. The shell makes a new one with its next call.
 */
export function endSession(reply: FastifyReply, publicOrigin: string): void {
  for (const serial of serialsOf(reply)) clear(reply, publicOrigin, serial);
  reply.header(
    'set-cookie',
    `${cookieName(sessionIdCookie, publicOrigin)}=; Path=/; Max-Age=0; SameSite=Lax${secureOf(reply, publicOrigin)}`,
  );
}

/** Serials of all logins that a request brought something of. */
function serialsOf({ request }: FastifyReply): Set<string> {
  const serials = new Set<string>();
  for (const name of readCookies(request.headers.cookie).keys()) {
    const found = serialPattern.exec(name);
    if (found) serials.add(found[1] ?? '');
  }
  return serials;
}

const secureOf = ({ request }: FastifyReply, publicOrigin: string) =>
  takesSecureCookies(request, publicOrigin) ? '; Secure' : '';

/** Writes both cookies of a login, or the token's alone where the fact stays as it is. */
function write(
  reply: FastifyReply,
  publicOrigin: string,
  { serial, token, fact, age }: { serial: string; token: string; fact?: string; age: string },
): void {
  const secure = secureOf(reply, publicOrigin);
  const tokenName = tokenCookieOf(reply.request, publicOrigin, serial);
  reply.header('set-cookie', `${tokenName}=${token}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`);
  if (fact === undefined) return;
  const factName = cookieName(cookieOfLogin(factCookie, serial), publicOrigin);
  reply.header('set-cookie', `${factName}=${fact}; Path=/${age}; SameSite=Lax${secure}`);
}

const clear = (reply: FastifyReply, publicOrigin: string, serial: string): void =>
  write(reply, publicOrigin, { serial, token: '', fact: '', age: '; Max-Age=0' });
