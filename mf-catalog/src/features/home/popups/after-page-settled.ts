/** How long a page stands before something lies over it, ms: after the shopper's first move, or without one. */
export const settleMs = { attended: 600, unattended: 10_000 };

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once, after the page has loaded and the shopper has interacted, so that nothing competes with the first
 * picture. Returns its undo.
 */
export function afterPageSettled(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopListening = () => {
    window.removeEventListener('load', wait);
    for (const sign of signs) window.removeEventListener(sign, hurry);
  };
  const callAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(callback, ms);
  };
  const hurry = () => {
    stopListening();
    callAfter(settleMs.attended);
  };
  const wait = () => {
    for (const sign of signs) window.addEventListener(sign, hurry, { once: true, passive: true });
    callAfter(settleMs.unattended);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}
