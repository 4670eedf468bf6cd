/** An answer to a browser that asked for a page. */
export interface ObservedAnswer {
  headers: Record<string, unknown>;
  body: string;
}

/**
 * Points of MDN's HTTP Observatory for a page over https: 100, less what is missing, plus what is more than asked.
 * Its rules as of version 1.4; redirection and preloading belong to the reverse proxy and are not counted.
 */
const rules: Record<string, (page: Page) => number> = {
  'content-security-policy': ({ policy }) => {
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
    const objects = policy.get('object-src') ?? policy.get('default-src') ?? ['*'];
    const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*'];
    if (policy.size === 0) return -25;
    if ([...scripts, ...objects].some((source) => broad.has(source)) || scripts.includes("'unsafe-inline'"))
      return -20;
    if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
    if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
    if (styles.some((source) => broad.has(source) || source === "'unsafe-inline'")) return 0;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  cookies: ({ cookies }) => {
    if (cookies.length === 0) return 0;
    if (cookies.some((cookie) => !/; Secure/i.test(cookie))) return -20;
    const isOpenSession = (cookie: string) =>
      /^[^=]*(sess|login)/i.test(cookie) && !/; HttpOnly/i.test(cookie);
    if (cookies.some(isOpenSession)) return -30;
    return cookies.every((cookie) => /; SameSite=(Lax|Strict)/i.test(cookie)) ? 5 : 0;
  },
  'cross-origin-resource-policy': ({ headers }) =>
    /^same-(origin|site)$/.test(String(headers['cross-origin-resource-policy'])) ? 10 : 0,
  'referrer-policy': ({ headers }) =>
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(String(headers['referrer-policy']))
      ? 5
      : 0,
  'strict-transport-security': ({ headers }) =>
    Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? 0) >= 15_768_000
      ? 0
      : -20,
  'subresource-integrity': ({ body }) => (/<script[^>]+src="(https?:)?\/\//.test(body) ? -5 : 0),
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ policy }) =>
    (policy.get('frame-ancestors') ?? ['*']).some((source) => broad.has(source)) ? -20 : 5,
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
};
const broad = new Set(['*', 'http:', 'https:', 'data:']);

type Page = ReturnType<typeof pageOf>;

function pageOf({ headers, body }: ObservedAnswer) {
  const lines = String(headers['content-security-policy'] ?? '')
    .split('; ')
    .filter(Boolean);
  return {
    headers,
    body,
    cookies: [headers['set-cookie'] ?? []].flat().map(String),
    policy: new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)])),
  };
}

/** The points of a page, rule by rule; its score is 100 and all of them. */
export function observatoryPoints(answer: ObservedAnswer): Record<string, number> {
  const page = pageOf(answer);
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(page)]));
}
