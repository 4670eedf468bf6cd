import type { PageState } from '@mall/contracts/platform/page-state';
import { createRouteTable } from '@mall/contracts/platform/routes/route-table';
import { createStyleCache } from '@mall/remote-kit/emotion';
import { setStyleCache } from '@mall/remote-kit/jsx-runtime';
import { start, triggerAppChange } from 'single-spa';
import { announceAlive, whenAlive } from '../life/page-life.ts';
import { announceIdle } from '../life/when-idle.ts';
import { createNavigation, type Navigation } from '../navigation/create-navigation.ts';
import { focusAfterArrival } from '../navigation/focus-after-arrival.ts';
import { interceptLinks } from '../navigation/link-interceptor.ts';
import { loadNextPage } from '../navigation/load-next-page.ts';
import { showPageContent } from '../navigation/show-all-content.ts';
import { prepareFederation } from '../remotes/federation.ts';
import { createFragmentHost } from '../remotes/fragment-host.ts';
import { RemoteLoader } from '../remotes/remote-loader.ts';
import { protectSession } from '../security/protect-session.ts';
import { takeLoginEnded } from '../session/cookies.ts';
import { createStore, type WritableStore } from '../store/create-store.ts';
import { createFailureReporter } from '../tracking/report-error.ts';
import { reportUncaught } from '../tracking/report-uncaught.ts';
import { followGuestWishes } from '../wishes/follow-guest-wishes.ts';
import { createServices, type Routing, type ShellServices } from './create-services.ts';
import { followSite } from './follow-site.ts';
import { loadFonts } from './load-fonts.ts';
import { loadHttpWhenUsed } from './load-http-when-used.ts';
import { mountLayout } from './mount-layout.tsx';
import { readPageState } from './read-page-state.ts';
import { registerSlots } from './register-slots.ts';
import { yieldToMain } from './yield-to-main.ts';

/** When parts of the page far from view are laid out too, ms after the page came to life. */
const showPageContentAfterMs = 10_000;

/**
 * Starts the page: services, layout, slots, navigation, in the order in which they need each other. It yields between
 * them, so that a tap is handled in between.
 */
export async function boot(): Promise<void> {
  const state = readPageState(document);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const report = createFailureReporter(state.release.id);
  reportUncaught(report);
  const routes = routesOf(state);
  const routing: Routing = {
    navigate: async (href) => location.assign(href),
    prefetch: async () => undefined,
    hasPage: (href) => ownerOf(routes, new URL(href, location.origin).pathname) !== null,
  };
  const shell = createServices(state, routing, report, nonce);
  const { services } = shell;

  await yieldToMain();
  prepareFederation();
  const loader = new RemoteLoader(state.release);
  const fragmentHost = createFragmentHost({ loader, report, services: () => services });
  const isBusy = createStore(false);
  const navigation = createPageNavigation({ shell, routes, loader, isBusy });
  Object.assign(routing, { navigate: navigation.navigate, prefetch: navigation.prefetch });
  followSite(shell, (pathname) => routes.match(pathname)?.route.layout ?? 'default');

  const cache = createStyleCache('shell', nonce);
  setStyleCache(cache);
  const surroundings = { services, fragmentHost, cache };
  await mountLayout(surroundings, { isBusy, dialogQueue: shell.dialogQueue });

  const { onBroken } = shell.release;
  registerSlots({ release: state.release, routes, loader, services, fragmentHost, report, state, onBroken });
  navigation.start();
  interceptLinks(navigation);
  announceAlive();
  void announceIdle();
  await yieldToMain();
  start({ urlRerouteOnly: true });
  await yieldToMain();
  loadFonts();
  void loadHttpWhenUsed();
  setTimeout(showPageContent, showPageContentAfterMs);
  protectSession(services);
  followSession(shell);
  followGuestWishes(surroundings);
  // Nothing that a browser has to load.
  if (shell.native.platform)
    void import('../native/listen-to-app.ts').then((app) => app.listenToApp(services, shell.native));
}

type Routes = ReturnType<typeof routesOf>;

function routesOf({ release }: PageState) {
  return createRouteTable(
    Object.entries(release.remotes).flatMap(([owner, remote]) =>
      remote.routes.map((route) => ({ ...route, owner })),
    ),
  );
}

const ownerOf = (routes: Routes, pathname: string) => routes.match(pathname)?.route.owner ?? null;

interface PageParts {
  shell: ShellServices;
  routes: Routes;
  loader: RemoteLoader;
  isBusy: WritableStore<boolean>;
}

function createPageNavigation({ shell, routes, loader, isBusy }: PageParts): Navigation {
  const { services, site, release } = shell;
  // A page with third parties' scripts has security headers of its own: it is entered and left by full loads.
  const isIsolated = (pathname: string) => routes.match(pathname)?.route.isIsolated ?? false;
  const isFullLoad = (pathname: string) =>
    release.isWithdrawn() || isIsolated(pathname) || isIsolated(location.pathname);
  const matchSoft = (pathname: string) => (isFullLoad(pathname) ? null : routes.match(pathname));
  const preload = (owner: string, href: string, only?: 'code') =>
    loader
      .load(owner)
      .then(({ remote }) => remote.preload(href, services, only))
      .catch(() => null);
  const loadNext = () =>
    void loadNextPage({ match: matchSoft, loadCode: (owner, href) => preload(owner, href, 'code') });
  loadNext();
  return createNavigation({
    location: shell.location,
    ownerOf: (pathname) => matchSoft(pathname)?.route.owner ?? null,
    isBusy,
    onIntent: release.onIntent,
    preload,
    settle: triggerAppChange,
    titleSuffix: () => site.current().name,
    onArrival: (href, keepsPlace) => {
      focusAfterArrival(keepsPlace);
      services.tracking.track('page_view', { href });
      if (!keepsPlace) loadNext();
    },
  });
}

function followSession({ session, services, location: place }: ShellServices): void {
  void whenAlive().then(session.check);
  if (takeLoginEnded()) session.announceEnded();
  // A page from the back/forward cache may have outlived a login or a logout.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    void session.check();
    services.tracking.track('page_restored', { href: place.current().href });
  });
  services.tracking.track('page_view', { href: place.current().href });
}
