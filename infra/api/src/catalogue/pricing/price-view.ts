import type { Caller } from '../../platform/http/caller.ts';
import type { Buyer } from './product-price.ts';

/** Who prices are shown to, and when. */
export interface PriceView {
  buyer: Buyer;
  now: Date;
}

/** How the caller sees prices: with the grade's discount, or as a guest. */
export function priceViewOf(caller: Caller, now: Date): PriceView {
  return { buyer: { gradeRate: caller.grade?.discount_rate ?? null }, now };
}
