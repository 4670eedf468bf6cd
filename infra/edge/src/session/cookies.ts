/** Cookies of a request; the first of several with one name wins, as in browsers' order of specificity. */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split('; ')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    if (at > 0 && !cookies.has(name)) cookies.set(name, decode(part.slice(at + 1)));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
