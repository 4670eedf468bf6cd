/** Longest that a thread at work puts off the end of a limit, ms. */
const longestWorkMs = 15_000;

type Limit = [limitMs: number, what: string];

const tooLong = (limitMs: number, what: string) => new Error(`${what} took longer than ${limitMs} ms`);

/** Rejects after `limitMs` when nothing came until then. */
export function withLimit<T>(work: Promise<T>, ...[limitMs, what]: Limit): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLong(limitMs, what)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * As `withLimit`, for work that this thread does itself: after `limitMs` it rejects when the thread rests. While the
 * thread is at work, the work is slow, not lost, and to begin again would make it slower and lose what was pressed.
 */
export function withLimitAtRest<T>(work: Promise<T>, ...[limitMs, what]: Limit): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(tooLong(limitMs, what));
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(giveUp, { timeout: longestWorkMs });
      // Safari cannot say whether it rests.
      else setTimeout(giveUp, limitMs);
    }, limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
