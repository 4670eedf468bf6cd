import { isLeftBehind, layerOf, noteEntry } from '@mall/contracts/client/history-layers';
import { randomUuid } from '@mall/contracts/client/random-uuid';
import type { NavigateOptions } from '@mall/contracts/platform/services';
import { afterPaint } from '@mall/remote-kit/after-paint';
import type { Head } from '@mall/remote-kit/head';
import type { WritableStore } from '../store/create-store.ts';
import { type LocationStore, readLocation } from './location-store.ts';
import { applyHead } from './page-head.ts';
import { restoreScroll, savedScroll, saveScroll, saveScrollAtRest } from './scroll-memory.ts';
import { showContentAbove } from './show-all-content.ts';
import { keepsSpinner, showsSpinner } from './spinner-rules.ts';

/** How long a navigation waits for the target's code and data before it goes there anyway, in ms. */
const preloadLimitMs = 2500;
/** Longest wait for a view transition (ms): it captures both pages before it shows one. */
const fadeLimitMs = 100;
/** How long the spinner stays after the arrival at most, in ms: calls are given up by then. */
const spinnerLimitMs = 10_000;

export interface NavigationDependencies {
  location: LocationStore;
  /** Remote that owns a path of the release, or null: then the server answers. */
  ownerOf: (pathname: string) => string | null;
  /** The shopper is about to follow a link. */
  onIntent: () => void;
  /** Loads code and data of a page; never rejects. */
  preload: (owner: string, href: string) => Promise<Head | null>;
  /** Resolves when single-spa has the page's remote in place. */
  settle: () => Promise<unknown>;
  isBusy: WritableStore<boolean>;
  titleSuffix: () => string;
  /** `keepsPlace`: only a part of the page has changed, a filter for instance. */
  onArrival: (href: string, keepsPlace: boolean) => void;
}

export interface Navigation {
  navigate(href: string, options?: NavigateOptions): Promise<void>;
  prefetch(href: string): Promise<void>;
  /** Gets ready for the browser's way to an anchor of the page (`#review`): remembers the place, lays out what lies above. */
  leaveForAnchor(hash: string): void;
  /** Starts to follow the browser's back and forward; returns its undo. */
  start(): () => void;
}

const delay = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

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
  return new SoftNavigation(dependencies);
}

const anchorOf = (hash: string) => document.getElementById(hash.slice(1));

/** A list that changed is another one: a shopper in the middle of it sees it from its start. */
function showListStart(): void {
  const start = document.querySelector('[data-list-start]');
  if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ behavior: 'instant' });
}

class SoftNavigation implements Navigation {
  readonly #page: NavigationDependencies;
  readonly #prefetched = new Set<string>();
  /** Number of the newest navigation; one that is no longer the newest stops. */
  #latest = 0;

  constructor(dependencies: NavigationDependencies) {
    this.#page = dependencies;
  }

  navigate = async (href: string, options: NavigateOptions = {}): Promise<void> => {
    const { url, owner } = this.#targetOf(href);
    if (!owner) return leaveFor(url, options);
    const { location, isBusy, preload } = this.#page;
    const target = `${url.pathname}${url.search}${url.hash}`;
    const number = this.#begin();
    if (showsSpinner(location.current().pathname, url.pathname)) isBusy.set(true);
    const loaded = preload(owner, target);
    const pressedAt = performance.now();
    const pressIsPainted = new Promise<void>(afterPaint);
    const head = await Promise.race([loaded, delay(preloadLimitMs)]);
    // A whole page that is drawn at once keeps the press itself from being seen; the start of a page is seen as soon.
    if (!head?.isPreview) await pressIsPainted;
    // A later click has overtaken this one.
    if (number !== this.#latest) return;
    // An answer has said meanwhile that the page's release is withdrawn.
    if (!this.#targetOf(href).owner) return leaveFor(url, options);
    saveScroll(location.current());
    const change = () => this.#change(url, target, options);
    const isSamePage = url.pathname === location.current().pathname;
    const hasWaited = performance.now() - pressedAt > fadeLimitMs;
    await (isSamePage || hasWaited || head?.isPreview ? change() : withTransition(change));
    // The next page is in place already: this one has nothing to say any more.
    if (this.#isLeft(url)) return;
    this.#arrive(url, head, loaded, isSamePage && options.keepScroll === true);
    void this.#calmDown(number, keepsSpinner(url.pathname) ? loaded : null);
  };

  prefetch = async (href: string): Promise<void> => {
    this.#page.onIntent();
    const { url, owner } = this.#targetOf(href);
    const target = `${url.pathname}${url.search}`;
    if (!owner || this.#prefetched.has(target)) return;
    this.#prefetched.add(target);
    await this.#page.preload(owner, target);
  };

  /** What lies above an anchor must be as high as it will be, or the anchor moves away when it is laid out. */
  leaveForAnchor = (hash: string): void => {
    this.#remember();
    const anchor = anchorOf(hash);
    if (anchor) showContentAbove(anchor);
  };

  start = (): (() => void) => {
    history.scrollRestoration = 'manual';
    noteEntry();
    // single-spa answers every change of URL with a popstate of its own.
    const listener = (event: PopStateEvent) => {
      if (!('singleSpa' in event)) void this.#onPopState();
    };
    window.addEventListener('popstate', listener);
    window.addEventListener('pagehide', this.#remember);
    // A reload keeps its place as well.
    if (isReload()) restoreScroll(savedScroll(this.#page.location.current()));
    const stopSaving = saveScrollAtRest(this.#page.location.current);
    return () => {
      stopSaving();
      window.removeEventListener('popstate', listener);
      window.removeEventListener('pagehide', this.#remember);
    };
  };

  #isLeft({ pathname, search }: URL): boolean {
    const now = this.#page.location.current();
    return now.pathname !== pathname || now.search !== search;
  }

  #begin(): number {
    this.#latest += 1;
    return this.#latest;
  }

  /** The address and the remote of this release that shows it; null where the server answers. */
  #targetOf(href: string): { url: URL; owner: string | null } {
    const url = new URL(href, window.location.origin);
    return { url, owner: url.origin === window.location.origin ? this.#page.ownerOf(url.pathname) : null };
  }

  async #change(url: URL, target: string, { replace, keepScroll, backTo }: NavigateOptions): Promise<void> {
    const { location, settle } = this.#page;
    const state = { key: randomUuid() };
    // Past single-spa, which would begin to mount the page that only Back leads to.
    if (backTo) History.prototype.replaceState.call(history, { key: randomUuid() }, '', backTo);
    // Back does not lead to what lay over the page that is left.
    if (replace || layerOf(history.state) > 0) history.replaceState(state, '', target);
    else history.pushState(state, '', target);
    noteEntry();
    location.set(readLocation());
    await settle();
    // The shopper went on meanwhile, to an anchor of the new page for instance.
    if (location.current().key !== state.key) return;
    if (url.hash) {
      const anchor = anchorOf(url.hash);
      if (anchor) showContentAbove(anchor);
      anchor?.scrollIntoView();
    } else if (keepScroll) {
      // The frame computes the layout anyway; now it would be computed once more.
      requestAnimationFrame(() => location.current().key === state.key && showListStart());
    } else window.scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Takes the spinner away, where it stays once what the page shows is loaded. */
  async #calmDown(number: number, loaded: Promise<unknown> | null): Promise<void> {
    if (loaded) await Promise.race([loaded, delay(spinnerLimitMs)]);
    if (number === this.#latest) this.#page.isBusy.set(false);
  }

  /** Without a head, which code or data that took too long bring, the page has it as soon as they have come. */
  #arrive(url: URL, head: Head | null, loaded: Promise<Head | null>, keepsPlace = false): void {
    const show = (known: Head | null) => applyHead(known, url.pathname, this.#page.titleSuffix());
    show(head);
    this.#page.onArrival(`${url.pathname}${url.search}${url.hash}`, keepsPlace);
    if (!head) void loaded.then((late) => this.#isLeft(url) || show(late));
  }

  #remember = (): void => saveScroll(this.#page.location.current());

  async #onPopState(): Promise<void> {
    const { location, ownerOf, preload, settle, isBusy } = this.#page;
    const left = location.current();
    const next = readLocation();
    const entry = noteEntry();
    // What lay over the page had this entry, so that Back closes it: the page is where it was.
    if (next.href === left.href && next.key === left.key) {
      if (isLeftBehind(entry)) history.back();
      return;
    }
    const number = this.#begin();
    const isSamePage = next.pathname === left.pathname && next.search === left.search;
    if (isSamePage && history.state === null && next.hash !== '') return this.#onAnchor();
    // A navigation that was under way is overtaken and will not say so itself.
    isBusy.set(false);
    saveScroll(left);
    // Read before the page under way to it is scrolled.
    const top = savedScroll(next);
    location.set(next);
    const owner = ownerOf(next.pathname);
    if (!owner) return window.location.reload();
    const loaded = preload(owner, next.href);
    await settle();
    restoreScroll(top);
    // A step between anchors of one page arrives nowhere: the focus stays, and no page view is counted.
    if (isSamePage && next.hash !== left.hash) return;
    const head = await Promise.race([loaded, delay(preloadLimitMs)]);
    if (number === this.#latest) this.#arrive(new URL(next.href, window.location.origin), head, loaded);
  }

  /** The browser has made an entry for an anchor of the page and scrolls there itself. */
  #onAnchor(): void {
    history.replaceState({ key: randomUuid() }, '');
    this.#page.location.set(readLocation());
  }
}

/** A full load, of a page that is isolated or left for good. Back from it leads where a soft navigation's would. */
function leaveFor(url: URL, { replace, backTo }: NavigateOptions): void {
  if (backTo) {
    History.prototype.replaceState.call(history, { key: randomUuid() }, '', backTo);
    // From the back/forward cache comes the page as it was left, which is not that of its address.
    window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  }
  if (replace) window.location.replace(url);
  else window.location.assign(url);
}

function isReload(): boolean {
  const entries = performance.getEntriesByType('navigation');
  return entries.some((entry) => 'type' in entry && entry.type !== 'navigate');
}
