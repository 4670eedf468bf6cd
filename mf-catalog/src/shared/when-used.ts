/** By these a shopper has begun to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

let used: Promise<void> | null = null;

/** Resolves once the shopper has begun to use a page: what only then matters is loaded then. Never on the server. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, begin, { signal: stop.signal, passive: true });
    // A restored place, or a page that comes after another one.
    if (window.scrollY > 0) begin();
  });
  return used;
}

/** Pauses between tries to load what failed, ms: the first and the longest. */
const pauses = { first: 2_000, longest: 30_000 };

/** Loads code, again and again while that fails: until then what the server rendered can be read. */
export async function loadPatiently<M>(load: () => Promise<M>): Promise<M> {
  for (let wait = pauses.first; ; wait = Math.min(wait * 2, pauses.longest)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
