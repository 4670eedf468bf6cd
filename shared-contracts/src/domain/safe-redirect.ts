/** No address of the shop is as long; a longer one would be refused by servers on its way. */
const maximumLength = 4000;

/**
 * Where to go after login (spec 4.2): only a path of this shop. Anything that a browser could read as another
 * origin or scheme becomes `/`, and so does a root URL that only carries utm parameters.
 */
export function safeRedirect(target: string | null | undefined, origin: string): string {
  if (!target || target.length > maximumLength) return '/';
  // `https:host` is a path of ours beside https, and another site beside http.
  if (!target.startsWith('/') && !target.startsWith(origin)) return '/';
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || url.username || url.password) return '/';
  const isRootWithUtm =
    url.pathname === '/' && [...url.searchParams.keys()].some((name) => name.startsWith('utm'));
  // `//host` and `/\host` parse to this origin's path only when resolved here; as a bare string they would not.
  return isRootWithUtm || /^[/\\]{2}/.test(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
