/**
 * Sent as text inside the page, so it uses nothing outside itself. Queues presses on buttons whose part of the page
 * does not answer yet, for the shell to replay (docs/loose-contracts.md: `mall-alive`, `data-waiting`, `data-late`).
 */
function queuePresses(): void {
  let isPageAlive = false;
  let pressed: HTMLElement | null = null;
  const answers = (button: HTMLElement) => isPageAlive && !button.closest('[data-waiting],[data-late]');
  const hold = (event: Event) => {
    const button =
      event instanceof SubmitEvent
        ? event.submitter
        : event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button || answers(button)) return;
    event.preventDefault();
    // A listener that answers already must not receive it twice.
    event.stopImmediatePropagation();
    pressed = button;
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
  const giveBack = () => {
    const button = pressed;
    if (!button || !answers(button)) return;
    pressed = null;
    button.click();
  };
  addEventListener('mall-alive', () => {
    isPageAlive = true;
    giveBack();
  });
  addEventListener('mall-slot-alive', giveBack);
}

/** The text of the script that keeps early presses. */
export const replayQueueText = `(${queuePresses})();`;
