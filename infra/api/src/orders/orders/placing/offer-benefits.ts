import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import type { HeldCoupon, UnusableCoupon } from '@mall/contracts/domain/orders/coupon';
import {
  type CouponLine,
  couponDiscount,
  pricePerOption,
} from '../../../catalogue/pricing/coupon-discount.ts';
import { bestCoupons } from '../../../catalogue/pricing/coupons/best-coupons.ts';
import { listHeldCoupons } from '../../../money/coupons/held-coupons.ts';
import { pointBalance } from '../../../money/points/point-ledger.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { BuyerView } from '../../carts/buyer-view.ts';
import { priceWanted, priceWantedWith } from '../../carts/price-wanted.ts';
import type { UsedBenefits } from './checkout.ts';

/** Coupons offered on the order page. */
const offeredCoupons = 100;

type Offer = Required<Pick<Checkout, 'coupons' | 'unusable_coupons' | 'best_coupon_ids' | 'point_balance'>>;

/** A member's coupons and points for an order, and the coupons that make it least. Guests have neither. */
export async function benefitsToOffer(
  db: Db,
  products: readonly WantedProduct[],
  view: BuyerView,
): Promise<Partial<Offer>> {
  if (view.memberId === null) return {};
  const filter = { state: 'READY', now: view.now, limit: offeredCoupons, offset: 0 } as const;
  const held = (await listHeldCoupons(db, view.memberId, filter)).rows;
  const { lines, basis } = await priceWanted(db, products, view);
  const options = lines.map((line) => ({ ...line, price: line.line_price }));
  const has_free_delivery = basis.lines.some((line) => line.has_free_delivery);
  const judged = held.map((coupon) => judge(coupon, options));
  return {
    coupons: judged.flatMap((item) => ('discount_amount' in item ? [item] : [])),
    unusable_coupons: judged.flatMap((item) => ('reason' in item ? [item] : [])),
    best_coupon_ids: bestCoupons({ lines: options, has_free_delivery }, held),
    point_balance: await pointBalance(db, view.memberId),
  };
}

/** Most points that an order takes with these coupons (KRW). */
export async function pointsToOffer(
  db: Db,
  products: readonly WantedProduct[],
  view: BuyerView,
  offer: Partial<Offer>,
  { coupon_ids = [], gifts }: UsedBenefits,
): Promise<number> {
  const coupons = offer.coupons?.filter((coupon) => coupon_ids.includes(coupon.member_coupon_id)) ?? [];
  const benefits = { coupons, points: offer.point_balance ?? 0, gifts };
  return (await priceWantedWith(db, products, view, benefits)).amount.point_amount ?? 0;
}

/** What a coupon would take off by itself, or why it takes nothing off. */
function judge(
  coupon: HeldCoupon,
  lines: readonly CouponLine[],
): (HeldCoupon & { discount_amount: number }) | UnusableCoupon {
  const prices =
    coupon.kind === 'ORDER'
      ? [lines.reduce((sum, { price }) => sum + price, 0)]
      : pricePerOption(lines)
          .filter((option) => coupon.product_ids?.includes(option.product_id) ?? true)
          .map((option) => option.price);
  const discount_amount = Math.max(0, ...prices.map((price) => couponDiscount(coupon, price)));
  if (discount_amount > 0) return { ...coupon, discount_amount };
  const missing = coupon.minimum_amount - Math.max(0, ...prices);
  const reason = prices.length > 0 && missing > 0 ? 'MINIMUM_AMOUNT' : 'OTHER_PRODUCTS';
  return { ...coupon, reason, missing_amount: reason === 'MINIMUM_AMOUNT' ? missing : 0 };
}
