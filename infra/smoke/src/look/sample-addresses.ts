import type { Release } from '@mall/contracts/platform/release';
import { createRouteTable } from '@mall/contracts/platform/routes/route-table';

/** A route of a release, to be looked at. */
export interface RouteToSee {
  remote: string;
  id: string;
  /** Pattern, e.g. `/goods/view/:productId`. */
  path: string;
  /** A guest may be sent away from a page of one shopper, or shown that there is nothing. */
  isPersonal: boolean;
}

const hasParameters = (path: string) => /[:*]/.test(path);

export function routesToSee({ remotes }: Pick<Release, 'remotes'>): RouteToSee[] {
  return Object.entries(remotes).flatMap(([remote, { artifact }]) =>
    artifact.routes.map(({ id, path, isPersonal }) => ({ remote, id, path, isPersonal })),
  );
}

/**
 * An address for each route: its path, or for a route with parameters the first address of it among those that the shop
 * names, in its site map or in links of pages.
 * @returns Addresses by route; a route of which none is known is missing.
 */
export function addressesOf(
  routes: readonly RouteToSee[],
  known: readonly string[],
): Map<RouteToSee, string> {
  const table = createRouteTable(routes.map((route) => ({ ...route, owner: route.remote, route })));
  const addresses = new Map(
    routes.filter(({ path }) => !hasParameters(path)).map((route) => [route, route.path] as const),
  );
  for (const address of known) {
    const found = table.match(address.split(/[?#]/)[0] ?? '/')?.route.route;
    if (found && !addresses.has(found)) addresses.set(found, address);
  }
  return addresses;
}

/** Addresses in a site map, or in its index. */
export const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) => {
    const { pathname, search } = new URL(text.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
