import { heaviestMatching } from './coupons/heaviest-matching.ts';

/** What a coupon takes off. Money in whole KRW, rates in whole per cent. */
export interface CouponDiscount {
  discount_type: 'FIXED' | 'RATE';
  /** KRW for FIXED, per cent for RATE. */
  discount_value: number;
  /** Most that a RATE coupon takes off. */
  maximum_amount: number | null;
  /** Least price of the line, or of the order, that it works on. */
  minimum_amount: number;
}

/** A coupon in a member's hands. */
export interface CouponTerms extends CouponDiscount {
  member_coupon_id: number;
  name: string;
  /** PRODUCT takes off one line, ORDER off the whole order. */
  kind: 'PRODUCT' | 'ORDER';
  /** Products it works on; null for all. */
  product_ids: readonly number[] | null;
}

/** Least amount (KRW) that a coupon leaves, and that the payment provider takes. */
export const leastPayable = 100;

/** KRW that a coupon takes off a price; 0 when it does not work on it. Never more than the price. */
export function couponDiscount(coupon: CouponDiscount, price: number): number {
  if (price < coupon.minimum_amount) return 0;
  const wanted =
    coupon.discount_type === 'FIXED'
      ? coupon.discount_value
      : Math.min(
          Math.floor((price * coupon.discount_value) / 1000) * 10,
          coupon.maximum_amount ?? Number.MAX_SAFE_INTEGER,
        );
  return Math.max(0, Math.min(wanted, price - leastPayable));
}

/** Pieces of an option, at what they cost together (KRW). */
export interface CouponLine {
  product_id: number;
  product_option_id: number;
  price: number;
}

/** Which product coupon works on the pieces of which option, and what it takes off (KRW). */
export interface ProductCouponUse {
  coupon: CouponTerms;
  product_option_id: number;
  amount: number;
}

/** What the pieces of each option cost together (KRW): a coupon works on these, however many lines hold them. */
export function pricePerOption(lines: readonly CouponLine[]): CouponLine[] {
  const options = new Map<number, CouponLine>();
  for (const { product_id, product_option_id, price } of lines) {
    const before = options.get(product_option_id)?.price ?? 0;
    options.set(product_option_id, { product_id, product_option_id, price: before + price });
  }
  return [...options.values()];
}

/**
 * Lays product coupons on options, one on each, so that together they take off most: where each would take off most
 * alone, two could want the same option. Coupons and options go by their ids, so that the order of lines changes nothing.
 */
export function placeProductCoupons(
  coupons: readonly CouponTerms[],
  lines: readonly CouponLine[],
): ProductCouponUse[] {
  const options = pricePerOption(lines).sort((one, other) => one.product_option_id - other.product_option_id);
  const byId = coupons
    .filter((coupon) => coupon.kind === 'PRODUCT')
    .sort((one, other) => one.member_coupon_id - other.member_coupon_id);
  const takesOff = byId.map((coupon) => options.map((option) => productCouponDiscount(coupon, option)));
  return heaviestMatching(takesOff).flatMap((place, index) => {
    const [coupon, option] = [byId[index], options[place]];
    if (!coupon || !option) return [];
    return [{ coupon, product_option_id: option.product_option_id, amount: takesOff[index]?.[place] ?? 0 }];
  });
}

/** KRW that a product coupon takes off the pieces of one option; 0 when it is not for this product. */
export function productCouponDiscount(coupon: CouponTerms, option: CouponLine): number {
  return (coupon.product_ids?.includes(option.product_id) ?? true) ? couponDiscount(coupon, option.price) : 0;
}
