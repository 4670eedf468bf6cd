import type { NavigateOptions } from '@mall/contracts/platform/services';
import type { Head } from '@mall/remote-kit/head';
import type { WritableStore } from '../boot/create-store.ts';
import { layOutFarParts } from '../boot/lay-out-far-parts.ts';
import { type LocationStore, readLocation } from './location-store.ts';
import { applyHead } from './page-head.ts';
import { restoreScroll, saveScroll } from './scroll-memory.ts';

/** How long a navigation waits for the target's code and data before it goes there anyway, in ms. */
const preloadLimitMs = 2500;

export interface NavigationDependencies {
  location: LocationStore;
  /** Remote that owns a path of the release, or null: then the server answers. */
  ownerOf: (pathname: string) => string | null;
  /** Loads code and data of a page; never rejects. */
  preload: (owner: string, href: string) => Promise<Head | null>;
  /** Resolves when single-spa has the page's remote in place. */
  settle: () => Promise<unknown>;
  isBusy: WritableStore<boolean>;
  titleSuffix: () => string;
  onArrival: (href: string, title: string) => void;
}

export interface Navigation {
  navigate(href: string, options?: NavigateOptions): Promise<void>;
  prefetch(href: string): Promise<void>;
  /** Gets ready for the browser's way to an anchor of the page: remembers the place, lays out what lies between. */
  leaveForAnchor(): void;
  /** Starts to follow the browser's back and forward; returns its undo. */
  start(): () => void;
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** A change of page as one picture fading into the next, where the browser and the shopper want that. */
async function withTransition(change: () => Promise<void>): Promise<void> {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition || document.visibilityState === 'hidden') return change();
  const transition = document.startViewTransition(change);
  // A transition that another one cuts short is no failure.
  transition.finished.catch(() => undefined);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Soft navigation (design: Routers): load the target, then change the URL, so that no page ever blanks. */
export function createNavigation(dependencies: NavigationDependencies): Navigation {
  const { location, ownerOf, preload, settle, isBusy, titleSuffix, onArrival } = dependencies;
  let latest = 0;
  const prefetched = new Set<string>();

  const arrive = (href: string, head: Head | null) => {
    applyHead(head, href, titleSuffix());
    onArrival(href, document.title);
  };

  async function navigate(href: string, options: NavigateOptions = {}): Promise<void> {
    const url = new URL(href, window.location.origin);
    const owner = url.origin === window.location.origin ? ownerOf(url.pathname) : null;
    if (!owner) return window.location.assign(url);
    const target = `${url.pathname}${url.search}${url.hash}`;
    latest += 1;
    const turn = latest;
    isBusy.set(true);
    const head = await Promise.race([preload(owner, target), pause(preloadLimitMs)]);
    // A later click has overtaken this one.
    if (turn !== latest) return;
    saveScroll(location.current().key);
    const change = async () => {
      const state = { key: crypto.randomUUID() };
      if (options.replace) history.replaceState(state, '', target);
      else history.pushState(state, '', target);
      location.set(readLocation());
      await settle();
      // The shopper went on meanwhile, to an anchor of the new page for instance.
      if (location.current().key !== state.key) return;
      if (url.hash) {
        layOutFarParts();
        document.getElementById(url.hash.slice(1))?.scrollIntoView();
      } else if (!options.keepScroll) window.scrollTo({ top: 0, behavior: 'instant' });
    };
    const isSamePage = url.pathname === location.current().pathname;
    await (isSamePage ? change() : withTransition(change));
    isBusy.set(false);
    arrive(target, head);
  }

  const remember = () => saveScroll(location.current().key);
  /** What lies above an anchor must be as high as it will be, or the anchor moves away when it is laid out. */
  const leaveForAnchor = () => {
    remember();
    layOutFarParts();
  };

  /** The browser has made an entry for an anchor of the page and scrolls there itself. */
  function onAnchor(): void {
    history.replaceState({ key: crypto.randomUUID() }, '');
    location.set(readLocation());
  }

  async function onPopState(): Promise<void> {
    latest += 1;
    const turn = latest;
    const left = location.current();
    const next = readLocation();
    const isSamePage = next.pathname === left.pathname && next.search === left.search;
    if (isSamePage && history.state === null && next.hash !== '') return onAnchor();
    // A navigation that was under way is overtaken and will not say so itself.
    isBusy.set(false);
    saveScroll(left.key);
    location.set(next);
    const owner = ownerOf(next.pathname);
    if (!owner) return window.location.reload();
    const head = preload(owner, next.href);
    await settle();
    restoreScroll(next.key);
    const arrived = await Promise.race([head, pause(preloadLimitMs)]);
    if (turn === latest) arrive(next.href, arrived);
  }

  return {
    navigate,
    leaveForAnchor,
    async prefetch(href) {
      const url = new URL(href, window.location.origin);
      const owner = url.origin === window.location.origin ? ownerOf(url.pathname) : null;
      const target = `${url.pathname}${url.search}`;
      if (!owner || prefetched.has(target)) return;
      prefetched.add(target);
      await preload(owner, target);
    },
    start() {
      history.scrollRestoration = 'manual';
      // single-spa answers every change of URL with a popstate of its own.
      const listener = (event: PopStateEvent) => {
        if (!('singleSpa' in event)) void onPopState();
      };
      window.addEventListener('popstate', listener);
      window.addEventListener('pagehide', remember);
      // A reload keeps its place as well.
      if (
        performance
          .getEntriesByType('navigation')
          .some((entry) => 'type' in entry && entry.type !== 'navigate')
      ) {
        restoreScroll(location.current().key);
      }
      return () => {
        window.removeEventListener('popstate', listener);
        window.removeEventListener('pagehide', remember);
      };
    },
  };
}
