/** First parts of addresses that an edge answers before any page. */
const reserved =
  /^(404|api|media|healthz|icons|rss|robots\.txt|manifest\.webmanifest|favicon\.[^/]*|sitemap[^/]*|_[^/]*)$/i;

/** What an address spells the same way wherever it is read: by a browser, a proxy, the edge and the shell. */
const plainPart = /^[A-Za-z0-9._~-]+$/;
const parameter = /^:[A-Za-z]\w*$/;

/** Parts of a pattern, as routers read it: without the slashes between them. */
export const segmentsOf = (pattern: string): string[] => pattern.split('/').filter(Boolean);

/** A pattern without a slash too many. */
const plainPath = (pattern: string) => `/${segmentsOf(pattern).join('/')}`;

/** Whether a page at this pattern would never be asked for. */
export const isReserved = (pattern: string): boolean => reserved.test(segmentsOf(pattern)[0] ?? '');

/** Patterns of one shape match the same addresses. Capitals distinguish no two pages: people do not see them. */
export const shapeOf = (pattern: string): string =>
  plainPath(pattern)
    .replace(/:[^/]+/g, ':')
    .toLowerCase();

function spellingFault(pattern: string): string | null {
  const parts = segmentsOf(pattern);
  const names = parts.filter((part) => part.startsWith(':'));
  const wrongName = names.find((name) => !parameter.test(name));
  if (pattern.includes('%'))
    return 'which is percent-encoded, and is read as another address: write it in plain letters, digits and hyphens';
  if (parts.some((part) => part === '.' || part === '..'))
    return 'which browsers shorten before they ask for it: write it without . and ..';
  if (wrongName)
    return `whose parameter ${wrongName} has no readable name: write : and letters, digits or _, and add a route for the address without it`;
  if (parts.slice(0, -1).includes('*')) return 'which has * before its end: name that part, such as :kind';
  if (!parts.every((part) => part === '*' || part.startsWith(':') || plainPart.test(part)))
    return 'which has letters that an address spells otherwise: write it in plain letters, digits and hyphens';
  if (new Set(names).size < names.length)
    return 'which has one name for two parameters: give each a name of its own';
  return pattern === plainPath(pattern)
    ? null
    : `which has a slash too many or too few: write ${plainPath(pattern)}`;
}

function patternFault(pattern: string): string | null {
  const [first = ''] = segmentsOf(pattern);
  if (isReserved(pattern) || /^[:*]/.test(first))
    return 'which is no address for pages: give the route a first part of its own';
  return spellingFault(pattern);
}

interface Route {
  id: string;
  path: string;
}

/**
 * What is wrong with the routes of one remote, and what to do, as the end of a sentence about it: `owns /api/x, which …`.
 * A build is refused for it, and a release that has such a build.
 */
export function routeFaults(routes: readonly Route[]): string[] {
  const earlier = (of: (route: Route) => string) => (route: Route, index: number) => {
    const twin = routes.slice(0, index).find((other) => of(other) === of(route));
    return twin ? [{ route, twin }] : [];
  };
  return [
    ...routes.flatMap(({ path }) => {
      const fault = patternFault(path);
      return fault ? [`owns ${path}, ${fault}`] : [];
    }),
    ...routes.flatMap(earlier(({ path }) => shapeOf(path))).map(({ route, twin }) => {
      const both = twin.path === route.path ? `${route.path} twice` : `${twin.path} and ${route.path}`;
      return `owns ${both}, which is one address: remove the route "${twin.id}" or "${route.id}"`;
    }),
    ...routes
      .flatMap(earlier(({ id }) => id))
      .map(
        ({ route, twin }) =>
          `has two routes with the id "${route.id}", at ${twin.path} and ${route.path}: give each an id of its own`,
      ),
  ];
}
