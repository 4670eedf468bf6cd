/**
 * Puts the focus where the shopper goes on: at the beginning of a new page. When only a part of the page has changed, it
 * stays on what was pressed, as long as that is still there.
 */
export function focusAfterArrival(keepsPlace: boolean): void {
  const isHeld = document.activeElement !== null && document.activeElement !== document.body;
  if (keepsPlace && isHeld) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
