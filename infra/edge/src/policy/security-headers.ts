import type { TrustZone } from './trust-zone.ts';

export interface PolicyOptions {
  /** What may run on a page that runs a payment provider's script, and what it may call and frame. */
  zone: TrustZone | null;
  /** The origin that the page was asked at. */
  pageOrigin: string;
  /** Address of the identity service's window, which a form of the page opens (spec 7.2); nothing else may be posted. */
  identityWindow: string | null;
  /** Origins that clips are played from, besides our own. */
  clipOrigins: readonly string[];
  /** Development servers of overridden parts; none on a page of a release. */
  developmentOrigins: readonly string[];
}

/**
 * Scripts besides those of the document: whatever they load, or, on a page that takes payments, files of two released
 * artifacts and the provider's script. What is trusted may not widen that.
 */
const scriptSources = (
  zone: TrustZone | null,
  pageOrigin: string,
  developmentOrigins: readonly string[],
): string[] =>
  zone === null
    ? ["'strict-dynamic'"]
    : [
        ...zone.folders.map((folder) => new URL(folder, pageOrigin).href),
        ...zone.scripts,
        ...developmentOrigins,
      ];

/** Security headers of one response, by its nonce. */
export type SecurityHeaders = (nonce: string) => Record<string, string>;

/** Stands where the nonce of a response belongs; a policy holds no other. */
const noncePlace = '{nonce}';

/**
 * Security headers of a page (design: A page). Least privilege: nothing but our own origin unless a page needs it. What
 * comes back makes them for each response: building a policy takes longer than finding a page in the cache.
 */
export function securityHeaders({
  zone,
  pageOrigin,
  identityWindow,
  clipOrigins,
  developmentOrigins,
}: PolicyOptions): SecurityHeaders {
  const development = developmentOrigins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  const payment = zone?.origins ?? [];
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${noncePlace}'`, ...scriptSources(zone, pageOrigin, developmentOrigins)],
    'style-src': ["'self'", `'nonce-${noncePlace}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...clipOrigins],
    'connect-src': ["'self'", ...payment, ...development],
    'frame-src': payment.length > 0 ? [...payment] : ["'none'"],
    'form-action': ["'self'", ...payment, ...(identityWindow ? [identityWindow] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    // The page's first script makes the one policy (inline-scripts/trusted-types.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  const texts = Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
    .split(noncePlace);
  const others = {
    // A payment provider's script carries no integrity, and neither do files of a development server.
    ...(zone || development.length > 0 ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': zone ? 'same-origin-allow-popups' : 'same-origin',
  };
  return (nonce) => ({ 'content-security-policy': texts.join(nonce), ...others });
}
