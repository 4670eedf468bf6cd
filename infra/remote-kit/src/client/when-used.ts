import { afterPaint } from './after-paint.ts';

/** By these a shopper has begun to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

let used: Promise<void> | null = null;

/** Resolves once the shopper has begun to use the page: what only then matters is loaded then. Not for servers. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, begin, { signal: stop.signal, passive: true });
    // A restored place, or a page that comes after another one; asked before a paint, it would lay the page out.
    afterPaint(() => {
      if (window.scrollY > 0) begin();
    });
  });
  return used;
}
