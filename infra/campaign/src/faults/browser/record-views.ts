/** What stands in the slot of a remote at a moment. */
export type View =
  | 'before'
  | 'server'
  | 'alive'
  | 'panel-over-content'
  | 'panel'
  | 'words'
  | 'skeleton'
  | 'blank';

export interface Seen {
  view: View;
  /** Since the page began to load, ms. */
  at: number;
  /** The sentence of a panel or of words. */
  text: string;
}

export interface Watched {
  remote: string;
  /** Path of the page that is looked at; another one counts as the page before. */
  path: string;
  /** What only the whole page has inside its slot, as a selector. */
  ready: string;
}

/**
 * Runs in the browser, as a function that Playwright hands over; nothing outside it exists there. Looks at the slot many
 * times a second, as a shopper would who never blinks, and keeps each change in `window.seenViews`.
 */
export function recordViews({ remote, path, ready }: Watched): void {
  const seen: Seen[] = [];
  Object.assign(window, { seenViews: seen });
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const look = (): { view: View; text: string } | null => {
    if (!document.body || document.readyState === 'loading') return null;
    if (location.pathname !== path) return { view: 'before', text: '' };
    const slot = document.getElementById(`slot-${remote}`);
    const panel = document.querySelector('#content .slot-panel');
    const whole = slot?.querySelector(ready) ?? null;
    if (panel) return { view: whole ? 'panel-over-content' : 'panel', text: textOf(panel) };
    const words = slot?.querySelector('[role="alert"]:has(button)');
    if (words) return { view: 'words', text: textOf(words) };
    const isAlive = document.documentElement.dataset.alive === 'true' && !slot?.hasAttribute('data-waiting');
    if (whole) return { view: isAlive ? 'alive' : 'server', text: '' };
    // Skeletons have no words, but a place: what has neither is blank.
    return { view: (slot?.offsetHeight ?? 0) > 40 ? 'skeleton' : 'blank', text: '' };
  };
  const keep = () => {
    const now = look();
    const last = seen.at(-1);
    if (now && last?.view !== now.view) seen.push({ ...now, at: Math.round(performance.now()) });
  };
  // By frame: while one page gives way to the next nothing is painted, and what stands there is not seen.
  const frame = () => {
    keep();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
