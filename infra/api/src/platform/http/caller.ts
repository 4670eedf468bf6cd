import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import { type PageGrade, pageGradeHeader, readPageGrade } from '@mall/contracts/page-grade-header';
import type { FastifyRequest } from 'fastify';
import { invalidRequest, unauthenticated } from './create-error.ts';

/** What prices of members come from; `discount_rate` in whole per cent. */
export interface PriceGrade {
  grade_name: string;
  discount_rate: number;
}

/** A live login: the member and the grade its prices come from. */
export interface LoginSession {
  memberId: number;
  grade: PriceGrade;
  userType: 'NORMAL' | 'STAFF';
  /** Whether product pages show what is kept from shoppers (spec 6, admin flag); staff are not. */
  isAdmin: boolean;
  /** One for all tokens that followed each other. */
  loginId: string;
  /** My page is open until then (spec 6), or null. */
  confirmedUntil: Date | null;
  /** Takes the place of the token that came, which soon opens nothing. */
  successor: LoginSuccessor | null;
}

/** A new token of a remembered login, and how long its cookie may live. */
export interface LoginSuccessor {
  token: string;
  maxAgeSeconds: number;
}

/** How a token came: only a caller that keeps cookies can take another one for it. */
export interface TokenUse {
  address: string;
  takesToken: boolean;
}

/** Who is calling: the browser's session, and the member when a live login came along. */
export interface Caller {
  /** The `client-session-id` header, lower case; null when it is missing. */
  sessionId: string | null;
  member: LoginSession | null;
  /** Whose prices are shown: the member's, or those that the edge asks for on a page that a grade shares; null for guests. */
  grade: PriceGrade | null;
  isAdmin: boolean;
  /** Whether an Authorization header came that no longer opens anything. */
  hasDeadLogin: boolean;
  /** Network address as it is counted for throttling. */
  address: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

export type FindLogin = (token: string, sessionId: string, use?: TokenUse) => Promise<LoginSession | null>;

export type FindGrade = (named: PageGrade) => Promise<PriceGrade | null>;

interface Finders {
  findLogin: FindLogin;
  findGrade: FindGrade;
}

/** Reads the two headers of spec 7. A token opens only the session it was given to. */
export async function identifyCaller(
  request: FastifyRequest,
  { findLogin, findGrade }: Finders,
  { takesToken = false, showsGrade = false } = {},
): Promise<Caller> {
  const header = request.headers['client-session-id'];
  const sessionId = typeof header === 'string' && uuid.test(header) ? header.toLowerCase() : null;
  const authorization = request.headers.authorization;
  const token = bearer.exec(authorization ?? '')?.[1];
  const address = throttleAddress(request.ip);
  const member = token && sessionId ? await findLogin(token, sessionId, { address, takesToken }) : null;
  const isAskedFor = showsGrade && authorization === undefined;
  const named = isAskedFor ? readPageGrade(request.headers[pageGradeHeader]) : null;
  const grade = member?.grade ?? (named && (await findGrade(named)));
  return {
    sessionId,
    member,
    grade,
    isAdmin: member?.isAdmin ?? false,
    hasDeadLogin: authorization !== undefined && member === null,
    address,
  };
}

/** The session of a `visitor` or `member` call. */
export function sessionOf(caller: Caller): string {
  if (!caller.sessionId) throw invalidRequest('client-session-id 헤더가 필요합니다.');
  return caller.sessionId;
}

/** The login of a `member` call. */
export function memberOf(caller: Caller): LoginSession {
  if (!caller.member) throw unauthenticated();
  return caller.member;
}
