import { whenAlive } from './page-life.ts';

/** By these a shopper has begun to use the page: what waits for a rest comes with the first of them. */
const signs = ['pointerdown', 'keydown'] as const;
/** Longest wait for a rest once the page answers and its document has loaded, ms. */
const restLimitMs = 3_000;

const eventOf = (name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => addEventListener(name, () => resolve(), { once: true, signal, capture: true }));

/** Resolves when the main thread rests, or after three seconds without a rest. */
export const nextRest = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: restLimitMs });
    else setTimeout(resolve, 50);
  });

/**
 * Says once that the page's first work is done: it answers, its document has loaded and the main thread rests, or a
 * visitor presses something (docs/loose-contracts.md). Tests of weights see by the mark what is loaded before it.
 */
export async function announceIdle(): Promise<void> {
  const stop = new AbortController();
  const used = Promise.race(signs.map((sign) => eventOf(sign, stop.signal)));
  await whenAlive();
  const loaded = document.readyState === 'complete' ? Promise.resolve() : eventOf('load', stop.signal);
  await Promise.race([used, loaded.then(nextRest)]);
  stop.abort();
  document.documentElement.dataset.idle = 'true';
  performance.mark('mall:idle');
  dispatchEvent(new Event('mall-idle'));
}

/** Resolves when the page's first work is done; at once after that. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.documentElement.dataset.idle === 'true') resolve();
    else addEventListener('mall-idle', () => resolve(), { once: true });
  });
