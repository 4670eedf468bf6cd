/** What the price of a product depends on. Money in whole KRW, times as instants. */
export interface PricedProduct {
  retail_price: number;
  sell_price: number;
  time_sale: { price: number; start_at: Date; end_at: Date } | null;
}

/** Who buys: the grade's discount in whole per cent, or null for a guest (spec 2.5). */
export interface Buyer {
  gradeRate: number | null;
}
export const guest: Buyer = { gradeRate: null };

/** Discounted prices are whole tens of KRW, in the shopper's favour. */
const step = 10;

/** Price without a login: the time sale's while it runs, else the selling price. */
export function nonMemberPrice(product: PricedProduct, now: Date): number {
  const sale = product.time_sale;
  return sale && sale.start_at <= now && now < sale.end_at ? sale.price : product.sell_price;
}

/** Takes whole per cent off; rounds down to ten KRW, and never below ten. */
export function discounted(price: number, rate: number): number {
  if (rate === 0) return price;
  return Math.max(step, Math.floor((price * (100 - rate)) / (100 * step)) * step);
}

/** What this buyer pays for one piece: the grade's price for members, else the non-member price. */
export function lastPrice(product: PricedProduct, buyer: Buyer, now: Date): number {
  return discounted(nonMemberPrice(product, now), buyer.gradeRate ?? 0);
}
