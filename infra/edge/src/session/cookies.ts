/** The header that was read last, with its cookies: several parts of an answer ask for those of one request in a row. */
let lastHeader = '';
let lastCookies: ReadonlyMap<string, string> = new Map();

/** Cookies of a request; the first of several with one name wins, as in browsers' order of specificity. */
export function readCookies(header = ''): ReadonlyMap<string, string> {
  if (header === lastHeader) return lastCookies;
  const cookies = new Map<string, string>();
  for (const part of header.split('; ')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    if (at > 0 && !cookies.has(name)) cookies.set(name, decode(part.slice(at + 1)));
  }
  lastHeader = header;
  lastCookies = cookies;
  return cookies;
}

const isHttps = (publicOrigin: string) => publicOrigin.startsWith('https:');

/** Name of a cookie of the shop: over https with the prefix that keeps subdomains and http from setting it. */
export const cookieName = (name: string, publicOrigin: string): string =>
  isHttps(publicOrigin) ? `__Host-${name}` : name;

/** A cookie for the browser's session that no script reads. */
export const hiddenCookie = (name: string, value: string, publicOrigin: string): string =>
  `${cookieName(name, publicOrigin)}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps(publicOrigin) ? '; Secure' : ''}`;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
