import { showAllContent } from '../boot/show-all-content.ts';

const storageKey = 'SCROLL_POSITIONS';
const maximumEntries = 50;
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

/** Remembers where an entry of the session history was scrolled to. */
export function saveScroll(key: string): void {
  const positions = read().filter(([saved]) => saved !== key);
  positions.push([key, Math.round(window.scrollY)]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions.slice(-maximumEntries)));
  } catch {
    // Storage can be full or forbidden; the page then opens at its top.
  }
}

/** Scrolls to the saved place as soon as the page is tall enough, unless the shopper scrolls first. */
export function restoreScroll(key: string): void {
  const top = read().find(([saved]) => saved === key)?.[1] ?? 0;
  // The place was measured on a page without parts that wait.
  if (top > 0) showAllContent();
  const started = performance.now();
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
  };
  for (const event of ['wheel', 'touchmove', 'keydown'] as const)
    window.addEventListener(event, giveUp, { once: true, passive: true });
  const step = () => {
    if (isGivenUp) return;
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, reachable), behavior: 'instant' });
    if (reachable < top && performance.now() - started < restoreLimitMs) requestAnimationFrame(step);
  };
  step();
}
