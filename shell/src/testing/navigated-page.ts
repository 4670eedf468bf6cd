import type { Head } from '@mall/remote-kit/head';
import { createNavigation } from '../navigation/create-navigation.ts';
import { createLocationStore } from '../navigation/location-store.ts';
import { createStore } from '../store/create-store.ts';

const headOf = (title: string): Head => ({ title, description: `${title} 설명` });

/** What jsdom has not: height of the page and where it is scrolled to, and how browsers say the document was entered. */
export interface FakeBrowser {
  scroll: { top: number; height: number };
  entered: 'navigate' | 'reload';
  /** Ends the navigation that was started last, as leaving the document does. */
  leave: () => void;
}

/** A document at `/` that was just entered. */
export function openBrowser(): FakeBrowser {
  const browser: FakeBrowser = {
    scroll: { top: 0, height: 5000 },
    entered: 'navigate',
    leave: () => undefined,
  };
  const { scroll } = browser;
  sessionStorage.clear();
  Object.assign(performance, { getEntriesByType: () => [{ type: browser.entered }] });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scroll.top });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => scroll.height,
  });
  window.scrollTo = ((options: ScrollToOptions) => {
    scroll.top = options.top ?? 0;
  }) as typeof window.scrollTo;
  // The shopper wants no movement, so that pages change without a transition.
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  document.head.innerHTML =
    '<meta name="description" content=""><link rel="canonical" href="http://localhost/">';
  window.history.replaceState({ key: 'first' }, '', '/');
  return browser;
}

/** A shell whose pages come when the test lets them. */
export function openPageIn(
  browser: FakeBrowser,
  { settle = async () => undefined }: { settle?: () => Promise<unknown> } = {},
) {
  const answers = new Map<string, (head: Head | null) => void>();
  const arrivals: string[] = [];
  const preloads: string[] = [];
  const intents: string[] = [];
  const isBusy = createStore(false);
  const location = createLocationStore();
  const navigation = createNavigation({
    location,
    isBusy,
    ownerOf: (pathname) => (/^\/(goods|board)/.test(pathname) || pathname === '/' ? 'mf-catalog' : null),
    onIntent: () => intents.push(window.location.pathname),
    preload: (_owner, href) => {
      preloads.push(href);
      return new Promise((resolve) => answers.set(href, resolve));
    },
    settle,
    titleSuffix: () => '몰',
    onArrival: (href) => arrivals.push(href),
  });
  browser.leave = navigation.start();
  /** Lets code and data of a page arrive. */
  const load = (href: string, more: Partial<Head> = {}) => answers.get(href)?.({ ...headOf(href), ...more });
  const visit = async (href: string) => {
    const visiting = navigation.navigate(href);
    load(href);
    await visiting;
  };
  return { navigation, location, isBusy, arrivals, preloads, intents, load, visit };
}

export const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** A place is restored in a frame. */
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What a browser does on a press on a link to a place of the page itself. */
export function followAnchor(hash: string): void {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
