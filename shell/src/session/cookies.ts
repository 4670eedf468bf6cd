import { randomUuid } from '@mall/contracts/client/random-uuid';

/** Cookies that scripts may read (docs/loose-contracts.md). The token is not among them. */
const prefix = location.protocol === 'https:' ? '__Host-' : '';
export const memberCookie = `${prefix}login_member`;
const sessionIdCookie = `${prefix}client-session-id`;

export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}

/** The browser's own id (spec 7), made once and kept for a year. */
export function clientSessionId(): string {
  const known = readCookie(sessionIdCookie);
  if (known) return known;
  const made = randomUuid();
  // A shop on one's own machine has no https.
  const secure = prefix ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${sessionIdCookie}=${made}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  return made;
}
