/**
 * Runs in the browser, as text inside the page; nothing outside this function exists there.
 *
 * A button that is pressed before the page answers is pressed again when the shell says that it does
 * (docs/loose-contracts.md: `mall-alive`). Links and boxes work by themselves.
 */
function queuePresses(): void {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button =
      event instanceof SubmitEvent
        ? event.submitter
        : event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    // What answers already must not hear it twice.
    event.stopImmediatePropagation();
    pressed = button;
  };
  const held = ['click', 'submit'];
  for (const type of held) addEventListener(type, hold, true);
  const giveBack = () => {
    for (const type of held) removeEventListener(type, hold, true);
    pressed?.click();
  };
  addEventListener('mall-alive', giveBack, { once: true });
}

/** The text of the script that keeps early presses. */
export const queuePressesText = `(${queuePresses})();`;
