import { copy } from './copy.ts';

/** The notice in a slot whose remote cannot be shown. What the server rendered stays readable below it. */
export function createSlotPanel(onRetry: () => void): HTMLElement {
  const panel = document.createElement('section');
  panel.className = 'slot-panel';
  panel.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = copy.reconnecting;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = copy.tryAgain;
  retry.addEventListener('click', onRetry);
  panel.append(text, retry);
  return panel;
}
