import * as z from 'zod/mini';
import { createDeviceIds, type WishOutcome } from './device-ids.ts';

/** As many as one merge takes. */
export const maximumGuestWishes = 100;
const wishes = createDeviceIds('GUEST_WISHES', maximumGuestWishes);

/** KRW that a product cost when its heart was pressed, by its id. */
const pricesKey = 'GUEST_WISH_PRICES';
const pricesSchema = z.record(z.string(), z.int().check(z.nonnegative()));

/** Ids that were wished for on this device without a login, newest first. The same array while nothing changes. */
export const guestWishes = wishes.ids;
export const watchGuestWishes = wishes.watch;

/** Keeps these, and the prices of no other; false when the device keeps nothing. */
export function keepGuestWishes(ids: readonly number[]): boolean {
  return keepPrices(readPrices(), ids) && wishes.keep(ids);
}

/** Keeps a product on the device, with what it costs a guest now (KRW) where that is known, or forgets it. */
export function toggleGuestWish(productId: number, price?: number): WishOutcome {
  const outcome = wishes.toggle(productId);
  if (outcome !== 'failed')
    keepPrices({ ...readPrices(), ...(price !== undefined && { [productId]: price }) }, wishes.ids());
  return outcome;
}

/** What the wished products cost a guest when they were wished for (KRW), as far as the device knows. */
export function guestWishPrices(): { product_id: number; price: number }[] {
  const prices = readPrices();
  return wishes.ids().flatMap((product_id) => {
    const price = prices[product_id];
    return price === undefined ? [] : [{ product_id, price }];
  });
}

function readPrices(): Readonly<Record<string, number>> {
  try {
    return z.safeParse(pricesSchema, JSON.parse(localStorage.getItem(pricesKey) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

function keepPrices(prices: Readonly<Record<string, number>>, ids: readonly number[]): boolean {
  const remaining = Object.entries(prices).filter(([id]) => ids.includes(Number(id)));
  try {
    if (remaining.length === 0) localStorage.removeItem(pricesKey);
    else localStorage.setItem(pricesKey, JSON.stringify(Object.fromEntries(remaining)));
  } catch {
    return false;
  }
  return true;
}
