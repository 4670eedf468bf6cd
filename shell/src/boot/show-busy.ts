import type { Store } from '@mall/contracts/platform/services';
import { copy } from './copy.ts';

/** A thin bar, then a spinner while the next page is on its way (spec 2.3, 4.8); how they look is in shell-css.ts. */
export function showBusy(isBusy: Store<boolean>): void {
  const place = document.getElementById('shell-busy');
  if (!place) return;
  const words = document.createElement('span');
  place.setAttribute('role', 'status');
  place.append(words);
  isBusy.subscribe(() => {
    place.toggleAttribute('data-busy', isBusy.current());
    words.textContent = isBusy.current() ? copy.busy : '';
  });
}
