/** How long a page stands before something lies over it, ms. */
export const settleMs = 1000;

/** Calls back when the page has loaded and stood for a moment. Returns its undo. */
export function afterPageSettled(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(callback, settleMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
