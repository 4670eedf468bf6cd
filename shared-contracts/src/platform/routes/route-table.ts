/** Which remote owns which path. Patterns are react-router's: `:name` segments and a closing `*`. */
export interface OwnedRoute {
  owner: string;
  id: string;
  path: string;
}

export interface RouteMatch<R extends OwnedRoute = OwnedRoute> {
  route: R;
  params: Record<string, string>;
}

interface Compiled<R> {
  route: R;
  /** The literal that it begins with; null where it begins with a parameter or a wildcard. */
  start: string | null;
  pattern: RegExp;
  names: string[];
  score: number;
}

/** Literal segments win over parameters, parameters over a wildcard. */
const segmentScore = (segment: string) => (segment === '*' ? 1 : segment.startsWith(':') ? 2 : 4);

const endScore = 2;

const firstSegment = (pathname: string) => pathname.split('/', 2)[1] ?? '';

/** Makes a matcher out of route patterns, most specific first; the edge and the shell use the same one. */
export function createRouteTable<R extends OwnedRoute>(routes: readonly R[]) {
  const compiled: Compiled<R>[] = routes
    .map((route) => {
      const names: string[] = [];
      const segments = route.path.split('/').filter(Boolean);
      const source = segments.map((segment) => {
        if (segment === '*') {
          names.push('*');
          return '(?:/(.*))?';
        }
        if (!segment.startsWith(':')) return `/${segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`;
        names.push(segment.slice(1));
        return '/([^/]+)';
      });
      const score = segments.reduce(
        (sum, segment, index) => sum + segmentScore(segment) / 8 ** index,
        // A pattern that ends here wins over a wildcard that takes nothing.
        segments.includes('*') ? 0 : endScore / 8 ** segments.length,
      );
      const [first = ''] = segments;
      const start = first === '*' || first.startsWith(':') ? null : first;
      return { route, start, names, score, pattern: new RegExp(`^${source.join('') || '/'}/?$`) };
    })
    .sort((a, b) => b.score - a.score);

  // Only few of a shop's patterns begin as an address does, and every page and link asks.
  const openStart = compiled.filter(({ start }) => start === null);
  const byStart = new Map(
    compiled.flatMap(({ start }) =>
      start === null ? [] : [[start, compiled.filter((other) => (other.start ?? start) === start)]],
    ),
  );

  return {
    match(pathname: string): RouteMatch<R> | null {
      for (const { route, pattern, names } of byStart.get(firstSegment(pathname)) ?? openStart) {
        const found = pattern.exec(pathname);
        if (found) return { route, params: paramsOf(names, found) };
      }
      return null;
    },
  };
}

export type RouteTable<R extends OwnedRoute = OwnedRoute> = ReturnType<typeof createRouteTable<R>>;

function paramsOf(names: string[], found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, decodePart(found[index + 1] ?? '')]));
}

/** A part of a path. One that is not valid percent-encoding is kept as it came: it will simply find nothing. */
export function decodePart(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
