import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { CouponTerms } from '../../catalogue/pricing/coupon-discount.ts';
import { isFirstOrderOf, loadPromotionRules } from '../../catalogue/pricing/load-promotion-rules.ts';
import type { LineFacts, OrderContext } from '../../catalogue/pricing/price-order.ts';
import { rulesOf } from '../../catalogue/pricing/promotion-rule.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { BuyerView } from './buyer-view.ts';
import { noGifts, type WantedGifts } from './gifts/wanted-gifts.ts';
import type { OptionFacts } from './option-facts.ts';

/** Coupons and points that a member wants to use; nothing by default. */
export interface Benefits {
  coupons: readonly CouponTerms[];
  points: number;
  gifts?: WantedGifts | undefined;
}
const noBenefits: Benefits = { coupons: [], points: 0 };

type WantedLine = Pick<WantedProduct, 'order_quantity'> & {
  is_guaranteed?: boolean | undefined;
  inflow_url?: string | null | undefined;
};

/** A line as the pricing module sees it. */
export function lineFactsOf(option: OptionFacts, wanted: WantedLine): LineFacts {
  return {
    ...option,
    order_quantity: wanted.order_quantity,
    is_guaranteed: wanted.is_guaranteed ?? false,
    inflow_url: wanted.inflow_url ?? null,
  };
}

/** What prices of these products depend on besides the lines themselves. */
export async function loadOrderContext(
  db: Db,
  productIds: readonly number[],
  { buyer, now, memberId }: BuyerView,
  { coupons, points, gifts = noGifts }: Benefits = noBenefits,
): Promise<OrderContext> {
  const rules = await loadPromotionRules(db, [...new Set(productIds)], now);
  const isFirstOrder = rulesOf(rules, 'FIRST').length > 0 && (await isFirstOrderOf(db, memberId));
  return { buyer, now, rules, isFirstOrder, coupons, points, gift_rules: gifts.gift_rules };
}
