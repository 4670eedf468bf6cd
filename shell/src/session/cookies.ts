import { randomUuid } from '@mall/contracts/client/random-uuid';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { endedCookie, type LoginFact, loginFactsOf } from '@mall/contracts/platform/login-cookie';
import { visitSiteText } from '@mall/contracts/platform/visit-site';

/** Cookies that scripts may read (docs/loose-contracts.md). The token is not among them. */
const prefix = location.protocol === 'https:' ? '__Host-' : '';
const sessionIdCookie = `${prefix}client-session-id`;

const cookies = (): [string, string][] =>
  document.cookie.split('; ').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name, value.join('=')];
  });

/** Whether this page was made for a guest because the login had ended; true once. */
export function takeLoginEnded(): boolean {
  const name = `${prefix}${endedCookie}`;
  if (!new Map(cookies()).has(name)) return false;
  const secure = prefix ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
  return true;
}

/** The login of this browser as its cookies name it, or null. */
export const readLogin = (): LoginFact | null => loginFactsOf(cookies(), prefix)[0] ?? null;

/** The browser's own id (spec 7), made once and kept for a year; during a login the one that its token belongs to. */
export function clientSessionId(): string {
  const present = cookies();
  const known = loginFactsOf(present, prefix)[0]?.sessionId ?? new Map(present).get(sessionIdCookie);
  if (known) return known;
  const made = randomUuid();
  // A shop on one's own machine has no https.
  const secure = prefix ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${sessionIdCookie}=${made}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  return made;
}

/** Leaves the site of the visit for the pages that the server makes next (docs/decisions/0135). */
export function writeVisitSite(site: FamilySite): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = visitSiteText(site, prefix);
}
