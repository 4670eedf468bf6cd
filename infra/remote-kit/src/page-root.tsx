import { createRouteTable } from '@mall/contracts/platform/routes/route-table';
import type { PageLocation } from '@mall/contracts/platform/services';
import { type ComponentType, use, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Navigator, Route, Router, Routes, useParams } from 'react-router-dom';
import type { PageProps, RemoteDefinition, RemoteRoute } from './define-remote.ts';
import { type RemoteServices, useServices } from './services.tsx';
import { pageUrlOf } from './url/page-url.ts';

type Page = ComponentType<PageProps>;

/** What `use` reads of a promise without waiting for it. */
interface Settled {
  status?: 'fulfilled' | 'rejected';
}

/** Loaded page components of a remote, so that a page that was loaded before renders at once. */
export class PageLoader {
  private readonly loading = new Map<string, Promise<Page> & Settled>();

  constructor(private readonly routes: readonly RemoteRoute[]) {}

  /** Lets chunks that failed be asked for again by a new navigation. In a mounted page a failure stays one, or React would retry indefinitely; its slot starts anew with a fresh container. */
  forgetFailures(): void {
    for (const [page, { status }] of this.loading) if (status === 'rejected') this.loading.delete(page);
  }

  load(id: string): Promise<Page> {
    const route = this.routes.find((candidate) => candidate.id === id);
    if (!route) return Promise.reject(new Error(`there is no route "${id}"`));
    const pending = this.loading.get(route.page);
    if (pending) return pending;
    const promise = route.component().then(({ Page }) => Page);
    // A page that is here renders and hydrates at once, and one that did not come crashes at once, before anybody sees
    // an empty place.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
    );
    this.loading.set(route.page, promise);
    return promise;
  }
}

/** Route table of one remote. */
export function routeTableOf({ name, routes }: RemoteDefinition) {
  return createRouteTable(routes.map((route) => ({ owner: name, id: route.id, path: route.path, route })));
}

type Table = ReturnType<typeof routeTableOf>;

interface PageRootProps {
  table: Table;
  pages: PageLoader;
}

/** Routes of a remote under the shell's location. */
export function PageRoot({ table, pages }: PageRootProps) {
  const services = useServices();
  const location = useOwnedLocation(table, services);
  const navigator = useMemo(() => navigatorOf(services), [services]);
  // The router sorts and compiles all that it is given with each render: one is enough.
  const route = table.match(location.pathname)?.route.route;
  return (
    <Router location={location} navigator={navigator}>
      <Routes>
        {route && (
          <Route path={route.path} element={<RoutePage id={route.id} pages={pages} location={location} />} />
        )}
      </Routes>
    </Router>
  );
}

function RoutePage({ id, pages, location }: { id: string; pages: PageLoader; location: PageLocation }) {
  const services = useServices();
  const params = useParams();
  const Page = use(pages.load(id));
  // The site is read with the address: a page that is being left stays as it is.
  const url = useMemo(() => pageUrlOf(location.href, services), [location.href, services]);
  return <Page params={params as Record<string, string>} url={url} />;
}

const isSamePage = (one: PageLocation, other: PageLocation) =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * The last location that this remote owns, so that its page stays while another takes over. A step between anchors is
 * none: a change of the router's context would make React drop server HTML whose code has not come.
 */
function useOwnedLocation(table: Table, { location }: RemoteServices): PageLocation {
  const owned = useRef(location.current());
  const read = () => {
    const current = location.current();
    if (table.match(current.pathname) && !isSamePage(current, owned.current)) owned.current = current;
    return owned.current;
  };
  return useSyncExternalStore(location.subscribe, read, read);
}

function navigatorOf({ navigate }: RemoteServices): Navigator {
  const hrefOf = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: (to) => void navigate(hrefOf(to)),
    replace: (to) => void navigate(hrefOf(to), { replace: true }),
  };
}
