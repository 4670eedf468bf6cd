export interface PolicyOptions {
  nonce: string;
  /** Pages that run a payment provider's script may frame and call it. */
  paymentOrigin: string | null;
  /** Address of the identity service's window, which a form of the page opens (spec 7.2); nothing else may be posted. */
  identityWindow: string | null;
  /** Origins that clips are played from, besides our own. */
  clipOrigins: readonly string[];
  /** Development server of an overridden remote. */
  developmentOrigin: string | null;
}

/** Security headers of a page (design: A page). Least privilege: nothing but our own origin unless a page needs it. */
export function securityHeaders({
  nonce,
  paymentOrigin,
  identityWindow,
  clipOrigins,
  developmentOrigin,
}: PolicyOptions): Record<string, string> {
  const development = developmentOrigin ? [developmentOrigin, developmentOrigin.replace(/^http/, 'ws')] : [];
  const payment = paymentOrigin ? [paymentOrigin] : [];
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...clipOrigins],
    'connect-src': ["'self'", ...payment, ...development],
    'frame-src': payment.length > 0 ? payment : ["'none'"],
    'form-action': ["'self'", ...payment, ...(identityWindow ? [identityWindow] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    // The page's first script makes the one policy (trusted-types.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    // A payment provider's script carries no integrity, and neither do files of a development server.
    ...(paymentOrigin || developmentOrigin ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': paymentOrigin ? 'same-origin-allow-popups' : 'same-origin',
  };
}
