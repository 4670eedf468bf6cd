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
 * Lays product coupons on options: one per option, each where it takes off most. Coupons go in the order of their ids
 * and ties are broken by what the option is, not by its place, so that the order of lines changes nothing.
 */
export function placeProductCoupons(
  coupons: readonly CouponTerms[],
  lines: readonly CouponLine[],
): ProductCouponUse[] {
  const options = pricePerOption(lines);
  const uses: ProductCouponUse[] = [];
  const byId = [...coupons].sort((one, other) => one.member_coupon_id - other.member_coupon_id);
  for (const coupon of byId.filter((item) => item.kind === 'PRODUCT')) {
    const [best] = options
      .map((option) => ({ option, amount: couponDiscount(coupon, option.price) }))
      .filter(
        ({ option, amount }) =>
          amount > 0 &&
          (coupon.product_ids?.includes(option.product_id) ?? true) &&
          !uses.some((use) => use.product_option_id === option.product_option_id),
      )
      .sort(
        (one, other) =>
          other.amount - one.amount ||
          other.option.price - one.option.price ||
          one.option.product_option_id - other.option.product_option_id,
      );
    if (best) uses.push({ coupon, product_option_id: best.option.product_option_id, amount: best.amount });
  }
  return uses;
}
