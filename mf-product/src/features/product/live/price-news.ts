import type { PriceInfo } from '@mall/contracts/api/catalogue/price-info';
import { copy } from './copy.ts';

/** What to say of a price that turned while its page was open; null when neither a sale nor a coupon came or went. */
export function priceNews(before: PriceInfo, now: PriceInfo): string | null {
  if (!before.time_sale && now.time_sale) return copy.saleBegan(now.last_price);
  if (before.time_sale && !now.time_sale) return copy.saleEnded(now.last_price);
  const [had, has] = [before, now].map((price) => price.discount_coupon_price < price.last_price);
  if (!had && has) return copy.couponBegan(now.discount_coupon_price);
  return had && !has ? copy.couponEnded : null;
}
