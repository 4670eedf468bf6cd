/** By these a shopper has begun to use the page: what waits for a rest comes with the first of them. */
const signs = ['pointerdown', 'touchstart', 'keydown'] as const;
/** Longest wait for a rest once the page answers and its document has loaded, ms. */
const restLimitMs = 3_000;
/** Tests of weights tell by it what a page loads before anybody needs it. */
const mark = 'mall:idle';

let rested: Promise<void> | null = null;

const eventOf = (name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => addEventListener(name, () => resolve(), { once: true, signal, capture: true }));

/** Safari has no callback of its own for it. */
const nextRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: restLimitMs });
    else setTimeout(resolve, 50);
  });

/** The shell says when the page answers (docs/loose-contracts.md). */
async function firstRest(): Promise<void> {
  const stop = new AbortController();
  const used = Promise.race(signs.map((sign) => eventOf(sign, stop.signal)));
  if (document.documentElement.dataset.alive !== 'true') await eventOf('mall-alive', stop.signal);
  const loaded = document.readyState === 'complete' ? Promise.resolve() : eventOf('load', stop.signal);
  await Promise.race([used, loaded.then(nextRest)]);
  stop.abort();
  performance.mark(mark);
}

/**
 * Calls back when the page's first work is done: it answers, its document has loaded and the main thread rests, or
 * somebody presses something. At once on a page that has rested before. Returns the way to take it back.
 */
export function whenIdle(callback: () => void): () => void {
  let isWanted = true;
  rested ??= firstRest();
  void rested.then(() => {
    if (isWanted) callback();
  });
  return () => {
    isWanted = false;
  };
}
