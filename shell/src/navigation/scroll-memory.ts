import type { PageLocation } from '@mall/contracts/platform/services';
import { initialKey } from './location-store.ts';
import { showAllContent } from './show-all-content.ts';

const storageKey = 'SCROLL_POSITIONS';
const maximumEntries = 50;
/** Debounce of scrolling before a page's place is saved, ms. */
const restMs = 200;
/** How long a page may grow after a step back until its place is given up, in ms. */
const restoreLimitMs = 2000;

type Positions = [key: string, top: number][];

function read(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? (stored as Positions) : [];
  } catch {
    return [];
  }
}

/** Entries that the browser made itself share a key: their addresses distinguish them. */
const nameOf = ({ key, pathname, search }: PageLocation): string =>
  key === initialKey ? `${initialKey} ${pathname}${search}` : key;

/** Remembers where an entry of the session history was scrolled to. */
export function saveScroll(location: PageLocation): void {
  const name = nameOf(location);
  const positions = read().filter(([saved]) => saved !== name);
  positions.push([name, Math.round(window.scrollY)]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions.slice(-maximumEntries)));
  } catch {
    // Storage can be full or forbidden; the page then opens at its top.
  }
}

/** Where an entry was scrolled to, px; 0 for one that was not. */
export const savedScroll = (location: PageLocation): number =>
  read().find(([saved]) => saved === nameOf(location))?.[1] ?? 0;

/** Remembers the place whenever scrolling rests, until the returned undo: a webview that is ended says nothing before. */
export function saveScrollAtRest(current: () => PageLocation): () => void {
  let resting: number | undefined;
  const onScroll = () => {
    const { key } = current();
    window.clearTimeout(resting);
    resting = window.setTimeout(() => {
      // A step away leaves another page's place behind.
      if (current().key === key) saveScroll(current());
    }, restMs);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.clearTimeout(resting);
    window.removeEventListener('scroll', onScroll);
  };
}

/** Scrolls to a saved place as soon as the page is tall enough, unless the shopper scrolls first. */
export function restoreScroll(top: number): void {
  // The place was measured on a page without parts that wait.
  if (top > 0) showAllContent();
  const started = performance.now();
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
  };
  for (const event of ['wheel', 'touchmove', 'keydown'] as const)
    window.addEventListener(event, giveUp, { once: true, passive: true });
  const isInTime = () => performance.now() - started < restoreLimitMs;
  const step = () => {
    if (isGivenUp) return;
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, reachable), behavior: 'instant' });
    if (reachable < top && isInTime()) requestAnimationFrame(step);
  };
  step();
  if (top > 0) replaceWithFonts(() => !isGivenUp && isInTime(), step);
}

/**
 * The place was measured in the page's own type. While that is missing, text above is higher or lower, and the browser
 * moves the place along with it once it comes.
 */
function replaceWithFonts(isWanted: () => boolean, place: () => void): void {
  // jsdom has no fonts.
  document.fonts?.addEventListener('loadingdone', function follow() {
    if (isWanted()) place();
    else document.fonts.removeEventListener('loadingdone', follow);
  });
}
