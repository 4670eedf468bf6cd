import type { Store } from '@mall/contracts/platform/services';
import { copy } from './copy.ts';

/** A quick navigation must not flicker, nor be held up by frames of an invisible bar, ms. */
const busyAfterMs = 150;

/** A thin bar, then a spinner while the next page is on its way (spec 2.3, 4.8); how they look is in shell-css.ts. */
export function showBusy(isBusy: Store<boolean>): void {
  const place = document.getElementById('shell-busy');
  if (!place) return;
  const words = document.createElement('span');
  place.setAttribute('role', 'status');
  place.append(words);
  const show = () => {
    place.toggleAttribute('data-busy', isBusy.current());
    words.textContent = isBusy.current() ? copy.busy : '';
  };
  let timer: number | undefined;
  isBusy.subscribe(() => {
    clearTimeout(timer);
    if (isBusy.current()) timer = window.setTimeout(show, busyAfterMs);
    else show();
  });
}
