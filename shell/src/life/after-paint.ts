/** What waits runs after so long at the latest, ms. */
const limitMs = 500;

/** Runs something once, after the next frame has been painted; in a hidden page, which has no frames, soon. */
export function afterPaint(run: () => void): void {
  let isWaiting = true;
  const runOnce = () => {
    clearTimeout(timer);
    if (isWaiting) run();
    isWaiting = false;
  };
  const timer = setTimeout(runOnce, document.hidden ? 0 : limitMs);
  requestAnimationFrame(() => setTimeout(runOnce));
}
