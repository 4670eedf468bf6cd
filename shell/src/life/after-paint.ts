/** What waits runs after so long at the latest, ms: hidden pages have no frames. */
const limitMs = 500;

/** Runs something once, after the next frame has been painted. */
export function afterPaint(run: () => void): void {
  const runOnce = () => {
    clearTimeout(timer);
    if (isWaiting) run();
    isWaiting = false;
  };
  let isWaiting = true;
  const timer = setTimeout(runOnce, limitMs);
  requestAnimationFrame(() => setTimeout(runOnce));
}
