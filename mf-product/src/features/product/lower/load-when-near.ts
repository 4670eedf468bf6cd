/**
 * Tabs that begin 120 px below the window count as near, and so does everything above it: a jump over their
 * beginning is no change that an observer of the window alone would report.
 */
const lead = '1000000px 0px 120px 0px';
/** Delays between tries to load what failed, ms: the first and the longest. */
const delaysMs = { first: 2_000, longest: 30_000 };

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the server's HTML of the tabs is near the window, or above it; at once where there is none. */
function tabsAreNear(): Promise<void> {
  const first = document.getElementById('detail');
  if (!first || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: lead },
    );
    observer.observe(first);
  });
}

/**
 * Code of the lower half, once a shopper comes near it, or once the server's HTML `isGone`. A load that fails is tried
 * again and again: until then the server's HTML can be read.
 */
export async function loadWhenNear<M>(load: () => Promise<M>, isGone: Promise<void>): Promise<M> {
  if (typeof window === 'undefined') return load();
  await Promise.race([tabsAreNear(), isGone]);
  for (let delayMs = delaysMs.first; ; delayMs = Math.min(delayMs * 2, delaysMs.longest)) {
    try {
      return await load();
    } catch {
      await delay(delayMs);
    }
  }
}
