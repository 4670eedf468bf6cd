import { safeRedirect } from '@mall/contracts/domain/safe-redirect';
import type { RemoteServices } from '@mall/remote-kit/services';

const redirectCookie = 'redirect_url';

/** The address that another part of the mall left for after the login (spec 4.2); it is used up. */
function takeRedirectCookie(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${redirectCookie}=`));
  if (!pair) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${redirectCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    return decodeURIComponent(pair.slice(redirectCookie.length + 1));
  } catch {
    return null;
  }
}

/** Where a login leads (spec 4.2): the order that a guest had begun, the address that was asked for, home. */
export function destinationAfterLogin(
  { session, origin }: Pick<RemoteServices, 'session' | 'origin'>,
  redirectUrl: string | null,
): string {
  const left = takeRedirectCookie();
  if (session.pendingWish()?.kind === 'order') return '/order';
  const destination = safeRedirect(redirectUrl ?? left, origin);
  // A login that led back to its own page would look as if it had failed.
  return /^\/member\/login(?![\w-])/.test(destination) ? '/' : destination;
}
