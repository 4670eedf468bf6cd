import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import { couponDiscount, pricePerOption } from '../../../catalogue/pricing/coupon-discount.ts';
import { couponUnusable } from '../../../money/coupons/coupon-errors.ts';
import { listHeldCoupons, loadHeldCoupons } from '../../../money/coupons/held-coupons.ts';
import { pointBalance, pointLimit } from '../../../money/points/point-ledger.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { BuyerView } from '../../carts/buyer-view.ts';
import { type PricedWanted, priceWanted } from '../../carts/price-wanted.ts';

/** What the shopper chose on the order page. */
export interface ChosenBenefits {
  coupon_ids?: number[] | undefined;
  use_points?: number | undefined;
}

/** Coupons offered on the order page. */
const offeredCoupons = 100;

/**
 * Prices an order with the member's own coupons and points. NOT_FOUND for another member's coupon, COUPON_UNUSABLE
 * when one takes nothing off, POINT_LIMIT when there are fewer points or the order takes fewer.
 */
export async function priceWithBenefits(
  db: Db,
  products: readonly WantedProduct[],
  view: BuyerView,
  { coupon_ids = [], use_points = 0 }: ChosenBenefits,
): Promise<PricedWanted> {
  const coupons = await loadHeldCoupons(db, view.memberId, coupon_ids, view.now);
  if (use_points > 0) {
    const balance = view.memberId === null ? 0 : await pointBalance(db, view.memberId);
    if (use_points > balance) throw pointLimit();
  }
  const priced = await priceWanted(db, products, view, { coupons, points: use_points });
  if (priced.usedCoupons.size < coupons.length) throw couponUnusable();
  if (priced.amount.point_amount !== use_points) throw pointLimit();
  return priced;
}

/** What a member could use on this order, to choose from. Guests have neither coupons nor points. */
export async function benefitsToOffer(
  db: Db,
  products: readonly WantedProduct[],
  view: BuyerView,
  { coupon_ids = [] }: ChosenBenefits,
): Promise<Pick<Checkout, 'coupons' | 'point_balance' | 'maximum_points'>> {
  if (view.memberId === null) return {};
  const filter = { state: 'READY', now: view.now, limit: offeredCoupons, offset: 0 } as const;
  const held = (await listHeldCoupons(db, view.memberId, filter)).rows;
  const chosen = held.filter((coupon) => coupon_ids.includes(coupon.member_coupon_id));
  const point_balance = await pointBalance(db, view.memberId);
  const benefits = { coupons: chosen, points: point_balance };
  const { amount } = await priceWanted(db, products, view, benefits);
  const { lines } = await priceWanted(db, products, view);
  const goods = lines.reduce((sum, line) => sum + line.line_price, 0);
  const coupons = held
    .map((coupon) => {
      const prices =
        coupon.kind === 'ORDER'
          ? [goods]
          : pricePerOption(lines.map((line) => ({ ...line, price: line.line_price })))
              .filter((option) => coupon.product_ids?.includes(option.product_id) ?? true)
              .map((option) => option.price);
      return {
        ...coupon,
        discount_amount: Math.max(0, ...prices.map((price) => couponDiscount(coupon, price))),
      };
    })
    .filter((coupon) => coupon.discount_amount > 0);
  return { coupons, point_balance, maximum_points: amount.point_amount ?? 0 };
}
