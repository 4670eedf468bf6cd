import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { createRouteTable } from '@mall/contracts/platform/route-table';
import { createStyleCache } from '@mall/remote-kit/emotion';
import { setStyleCache } from '@mall/remote-kit/jsx-runtime';
import { themeCss } from '@mall/ui/theme';
import { start, triggerAppChange } from 'single-spa';
import { BusyIndicator } from '../layout/busy-indicator.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { mountLayoutRoot } from '../layout/layout-root.tsx';
import { createNavigation } from '../navigation/create-navigation.ts';
import { interceptLinks } from '../navigation/link-interceptor.ts';
import { prepareFederation } from '../remotes/federation.ts';
import { createFragmentHost } from '../remotes/fragment-host.ts';
import { RemoteLoader } from '../remotes/remote-loader.ts';
import { createFailureReporter } from '../tracking/report-error.ts';
import { createServices, type Routing } from './create-services.ts';
import { createStore } from './create-store.ts';
import { layOutFarParts } from './lay-out-far-parts.ts';
import { loadFonts } from './load-fonts.ts';
import { pause } from './pause.ts';
import { protectSession } from './protect-session.ts';
import { readPageState } from './read-page-state.ts';
import { registerSlots } from './register-slots.ts';

/** When parts of the page that nobody came near are laid out too, ms after the page came to life. */
const farPartsRestMs = 10_000;

/**
 * Starts the page: services, layout, slots, navigation, in the order in which they need each other. It pauses between
 * them, so that a tap is heard in between.
 */
export async function boot(): Promise<void> {
  const state = readPageState(document);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const report = createFailureReporter(state.release.id);
  const routes = createRouteTable(
    Object.entries(state.release.remotes).flatMap(([owner, remote]) =>
      remote.routes.map((route) => ({ ...route, owner })),
    ),
  );
  const ownerOf = (pathname: string) => routes.match(pathname)?.route.owner ?? null;
  const routing: Routing = {
    navigate: async (href) => location.assign(href),
    prefetch: async () => undefined,
    hasPage: (href) => ownerOf(new URL(href, location.origin).pathname) !== null,
  };
  const {
    services,
    session,
    dialogQueue,
    site,
    location: place,
  } = createServices(state, routing, report, nonce);

  await pause();
  prepareFederation();
  const loader = new RemoteLoader(state.release);
  const fragmentHost = createFragmentHost({ loader, report, services: () => services });
  const isBusy = createStore(false);
  // A page with third parties' scripts has security headers of its own: it is entered and left by full loads.
  const isIsolated = (pathname: string) => routes.match(pathname)?.route.isIsolated ?? false;
  const layoutOf = (pathname: string) => routes.match(pathname)?.route.layout ?? 'default';

  const navigation = createNavigation({
    location: place,
    ownerOf: (pathname) => (isIsolated(pathname) || isIsolated(location.pathname) ? null : ownerOf(pathname)),
    isBusy,
    preload: (owner, href) =>
      loader
        .load(owner)
        .then(({ remote }) => remote.preload(href, services))
        .catch(() => null),
    settle: triggerAppChange,
    titleSuffix: () => site.current().name,
    onArrival: (href) => {
      document.getElementById('content')?.focus({ preventScroll: true });
      services.tracking.track('page_view', { href });
    },
  });
  Object.assign(routing, { navigate: navigation.navigate, prefetch: navigation.prefetch });

  place.subscribe(() => {
    const next = familySiteOfUrl(new URL(place.current().href, location.origin));
    site.set(next);
    const theme = document.getElementById('site-theme');
    if (theme) theme.textContent = themeCss(next.code);
    document.body.dataset.layout = layoutOf(place.current().pathname);
  });

  const cache = createStyleCache('shell', nonce);
  setStyleCache(cache);
  const surroundings = { services, fragmentHost, cache };
  await pause();
  mountLayoutRoot(
    { element: document.getElementById('shell-header'), content: <Header />, prefix: 'header' },
    surroundings,
  );
  await pause();
  mountLayoutRoot(
    { element: document.getElementById('shell-footer'), content: <Footer />, prefix: 'footer' },
    surroundings,
  );
  await pause();
  mountLayoutRoot(
    {
      element: document.getElementById('shell-busy'),
      content: <BusyIndicator isBusy={isBusy} />,
      prefix: 'busy',
    },
    surroundings,
  );
  showDialogsWhenAsked();

  registerSlots({ release: state.release, routes, loader, services, fragmentHost, report, state });
  navigation.start();
  interceptLinks(navigation);
  addEventListener(
    'single-spa:routing-event',
    () => {
      // Says to tests and to assistive scripts of the app that links and buttons work now.
      document.documentElement.setAttribute('data-alive', 'true');
      // The page's first script gives back what was pressed before.
      dispatchEvent(new Event('mall-alive'));
    },
    { once: true },
  );
  await pause();
  start({ urlRerouteOnly: true });
  await pause();
  loadFonts();
  setTimeout(layOutFarParts, farPartsRestMs);
  protectSession(services);
  void session.check();
  // A page from the back/forward cache may have outlived a login or a logout.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    void session.check();
    services.tracking.track('page_restored', { href: place.current().href });
  });
  services.tracking.track('page_view', { href: place.current().href });

  /** The dialog's code comes with the first question. */
  function showDialogsWhenAsked(): void {
    const undo = [dialogQueue.requests, dialogQueue.toasts].map((store) =>
      store.subscribe(() => void show()),
    );
    const show = async () => {
      for (const stop of undo) stop();
      const { DialogHost } = await import(/* webpackChunkName: "dialogs" */ '../dialogs/dialog-host.tsx');
      const element = document.getElementById('shell-dialogs');
      mountLayoutRoot(
        { element, content: <DialogHost queue={dialogQueue} />, prefix: 'dialogs' },
        surroundings,
      );
    };
  }
}
