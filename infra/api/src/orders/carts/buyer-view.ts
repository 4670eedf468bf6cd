import type { PriceView } from '../../catalogue/pricing/price-view.ts';
import { priceViewOf } from '../../catalogue/pricing/price-view.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Who buys: the price view, and the member whose first order, coupons and points count; null for a guest. */
export interface BuyerView extends PriceView {
  memberId: number | null;
}

export function buyerViewOf(caller: Caller, now: Date): BuyerView {
  return { ...priceViewOf(caller, now), memberId: caller.member?.memberId ?? null };
}
