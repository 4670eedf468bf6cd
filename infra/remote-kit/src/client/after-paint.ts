/** Runs something after the next frame has been painted; in a hidden page, which has no frames, soon. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
