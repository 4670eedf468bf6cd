/**
 * What scripts may know of a login. Each login has a cookie of its own for it, named by the login's serial, so that a
 * late reply to an earlier login changes nothing of a later one (docs/decisions/0102). It proves nothing.
 */
export interface LoginFact {
  /** Names the cookies of this login; later logins have greater ones. Empty where cookies had no serials yet. */
  serial: string;
  memberId: number;
  /** An automatic login (spec 2.4): neither the server nor the page ends it for being idle. */
  isRemembered: boolean;
  /** The browser session that the login was made in; null for that of the cookie `client-session-id`. */
  sessionId: string | null;
}

/** Its name without prefix and serial. */
export const factCookie = 'login_member';

/** Comes with a page that was made for a guest because the login had ended; the shell says so and deletes it. */
export const endedCookie = 'login_ended';

const name = /^login_member(?:-([0-9a-z]{13}))?$/;
const value = /^(\d{1,15})(?:\.([01])\.([0-9a-f-]{36}))?$/i;

/** Name of a cookie of one login. */
export const cookieOfLogin = (cookie: string, serial: string): string =>
  serial === '' ? cookie : `${cookie}-${serial}`;

export const loginFactValue = ({ memberId, isRemembered, sessionId }: Omit<LoginFact, 'serial'>): string =>
  sessionId === null ? String(memberId) : `${memberId}.${isRemembered ? 1 : 0}.${sessionId}`;

/**
 * The logins that a browser's cookies name, the latest first.
 * @param prefix what the shop's cookies begin with: `__Host-` over https
 */
export function loginFactsOf(cookies: Iterable<readonly [string, string]>, prefix: string): LoginFact[] {
  const facts: LoginFact[] = [];
  for (const [cookie, text] of cookies) {
    const named = cookie.startsWith(prefix) ? name.exec(cookie.slice(prefix.length)) : null;
    const [, memberId, remembered, sessionId = null] = value.exec(text) ?? [];
    if (!named || memberId === undefined) continue;
    const serial = named[1] ?? '';
    facts.push({ serial, memberId: Number(memberId), isRemembered: remembered === '1', sessionId });
  }
  return facts.sort((one, other) => (one.serial < other.serial ? 1 : -1));
}
