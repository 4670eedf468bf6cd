/** How long after a page has loaded its popups come, ms: until then the first picture has the network for itself. */
export const popupDelayMs = 300;

/** By these a shopper has begun to use the page; a mouse may move. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Calls back once the page has loaded, or not at all when the shopper has begun to use it by then: nothing comes over a
 * field that is typed in, over a dialog or under a finger. Returns its undo.
 */
export function withThePage(callback: () => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, once: true, passive: true };
  const begin = () => {
    const timer = setTimeout(() => {
      const isUsed =
        window.scrollY > 0 ||
        document.activeElement instanceof HTMLInputElement ||
        // A question or an alert, such as that of an automatic logout, which leads here.
        'modal' in document.documentElement.dataset;
      stop.abort();
      if (!isUsed) callback();
    }, popupDelayMs);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  for (const sign of signs) window.addEventListener(sign, () => stop.abort(), options);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, options);
  return () => stop.abort();
}
