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

interface CouponLine {
  product_id: number;
  product_option_id: number;
  price: number;
}

/** Which product coupon works on which line, and what it takes off (KRW). */
export interface ProductCouponUse {
  coupon: CouponTerms;
  index: number;
  amount: number;
}

/**
 * Lays product coupons on lines: one per line, each where it takes off most. Coupons go in the order of their ids and
 * ties are broken by what the line is, not by its place, so that the order of lines changes nothing.
 */
export function placeProductCoupons(
  coupons: readonly CouponTerms[],
  lines: readonly CouponLine[],
): ProductCouponUse[] {
  const uses: ProductCouponUse[] = [];
  const byId = [...coupons].sort((one, other) => one.member_coupon_id - other.member_coupon_id);
  for (const coupon of byId.filter((item) => item.kind === 'PRODUCT')) {
    const [best] = lines
      .map((line, index) => ({ line, index, amount: couponDiscount(coupon, line.price) }))
      .filter(
        ({ line, index, amount }) =>
          amount > 0 &&
          (coupon.product_ids?.includes(line.product_id) ?? true) &&
          !uses.some((use) => use.index === index),
      )
      .sort(
        (one, other) =>
          other.amount - one.amount ||
          other.line.price - one.line.price ||
          one.line.product_option_id - other.line.product_option_id,
      );
    if (best) uses.push({ coupon, index: best.index, amount: best.amount });
  }
  return uses;
}
