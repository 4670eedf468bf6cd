import { toggleGuestWish } from '@mall/contracts/client/guest-wishes';
import { copy } from './copy.ts';

export { guestWishes, watchGuestWishes } from '@mall/contracts/client/guest-wishes';

/** Keeps a product on the device, with its price (KRW), or forgets it; returns what to say. */
export const toggleWish = (productId: number, price: number): string =>
  copy[toggleGuestWish(productId, price)];
