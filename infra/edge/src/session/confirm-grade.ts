import http from 'node:http';
import { viewMember } from '@mall/contracts/api/people/members';
import { createApiClient } from '@mall/contracts/client/create-api-client';
import type { PageGrade } from '@mall/contracts/page-grade-header';
import { isSettledFailure } from '@mall/remote-kit/settled-failure';
import type { KnownLogins } from './known-logins.ts';
import type { Visitor } from './visitor.ts';

/** A page does not wait longer for its grade, ms: it is shown as a guest's then, and the browser confirms the login. */
const limitMs = 1_000;
/** Confirmations at the same time; who comes later sees the guest's page. */
const maximumAsking = 64;

/** Whose page a visitor with a login sees: that of a grade, or the guest's where the login is dead or unknown. */
export interface Audience {
  grade: PageGrade | null;
  isLoginDead: boolean;
}

export const noAudience: Audience = { grade: null, isLoginDead: false };
const ofGrade = (grade: PageGrade): Audience => ({ grade, isLoginDead: false });

/** Asks the API for the grade of a login, once for all pages that want to know it at the same time. */
export function createGradeCheck(apiOrigin: string, logins: KnownLogins) {
  const httpAgent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const asking = new Map<string, Promise<Audience>>();

  async function ask(token: string, memberId: number, headers: Record<string, string>): Promise<Audience> {
    const api = createApiClient({
      baseUrl: apiOrigin,
      timeoutMs: limitMs,
      headers: () => headers,
      axios: { httpAgent, adapter: 'http', proxy: false },
    });
    try {
      const { row } = await api(viewMember, { params: { id: memberId }, query: {} });
      const grade = { grade_name: row.grade_name, grade_user_type: row.grade_user_type };
      logins.confirm(token, memberId, grade);
      return ofGrade(grade);
    } catch (error) {
      if (isSettledFailure(error)) {
        logins.forget(token);
        return { grade: null, isLoginDead: true };
      }
      // While the API is away members keep their prices.
      const last = logins.gradeOf(token, memberId, Number.POSITIVE_INFINITY);
      return last ? ofGrade(last) : noAudience;
    }
  }

  /** The audience of a visitor; `pay` is asked for a login that is not known yet, and false leaves it unconfirmed. */
  return async function audienceOf(
    { token, memberId, apiHeaders }: Visitor,
    pay: () => Promise<boolean>,
  ): Promise<Audience> {
    if (token === null || memberId === null) return noAudience;
    const known = logins.gradeOf(token, memberId);
    if (known) return ofGrade(known);
    const key = `${memberId} ${token}`;
    const pending = asking.get(key);
    if (pending) return pending;
    if (asking.size >= maximumAsking) return noAudience;
    const asked = Promise.resolve(logins.memberOf(token) !== null || pay())
      .then((mayAsk) => (mayAsk ? ask(token, memberId, apiHeaders) : noAudience))
      .finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  };
}
