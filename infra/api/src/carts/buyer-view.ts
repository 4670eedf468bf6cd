import type { Caller } from '../http/caller.ts';
import type { PriceView } from '../products/load-cards.ts';
import { priceViewOf } from '../products/routes.ts';

/** Who buys: the price view, and the member whose first order, coupons and points count; null for a guest. */
export interface BuyerView extends PriceView {
  memberId: number | null;
}

export function buyerViewOf(caller: Caller, now: Date): BuyerView {
  return { ...priceViewOf(caller, now), memberId: caller.member?.memberId ?? null };
}
