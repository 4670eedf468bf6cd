import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { GiftChoice } from '@mall/contracts/api/orders/gifts';
import { couponUnusable } from '../../../money/coupons/coupon-errors.ts';
import { loadHeldCoupons } from '../../../money/coupons/held-coupons.ts';
import { pointBalance, pointLimit } from '../../../money/points/point-ledger.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { BuyerView } from '../../carts/buyer-view.ts';
import { loadGiftPromotions } from '../../carts/gifts/load-gift-promotions.ts';
import { noGifts, type WantedGifts, wantedGifts } from '../../carts/gifts/wanted-gifts.ts';
import { type PricedWanted, priceWantedWith } from '../../carts/price-wanted.ts';

/** What the shopper chose on the order page. */
export interface ChosenBenefits {
  coupon_ids?: number[] | undefined;
  use_points?: number | undefined;
  gifts?: readonly GiftChoice[] | undefined;
}

/** The same, with the gifts as `chosenGifts` found them. */
export interface UsedBenefits extends Omit<ChosenBenefits, 'gifts'> {
  gifts?: WantedGifts;
}

/**
 * Prices an order with the member's own coupons and points.
 * @throws NOT_FOUND for another member's coupon; COUPON_UNUSABLE when one takes nothing off; POINT_LIMIT beyond the
 * points there are or the order takes; GIFT_UNAVAILABLE when a gift is not earned
 */
export async function priceWithBenefits(
  db: Db,
  products: readonly WantedProduct[],
  view: BuyerView,
  { coupon_ids = [], use_points = 0, gifts = noGifts }: UsedBenefits,
): Promise<PricedWanted> {
  const coupons = await loadHeldCoupons(db, view.memberId, coupon_ids, view.now);
  if (use_points > 0) {
    const balance = view.memberId === null ? 0 : await pointBalance(db, view.memberId);
    if (use_points > balance) throw pointLimit();
  }
  const priced = await priceWantedWith(db, products, view, { coupons, points: use_points, gifts });
  if (priced.usedCoupons.size < coupons.length) throw couponUnusable();
  if (priced.amount.point_amount !== use_points) throw pointLimit();
  return priced;
}

/** The gifts that a shopper chose, as they are given now; GIFT_UNAVAILABLE when one is not. */
export async function chosenGifts(
  db: Db,
  products: readonly WantedProduct[],
  view: BuyerView,
  choices: readonly GiftChoice[] = [],
): Promise<WantedGifts> {
  if (choices.length === 0) return noGifts;
  const productIds = products.map((product) => product.product_id);
  return wantedGifts(choices, await loadGiftPromotions(db, productIds, view.now));
}
