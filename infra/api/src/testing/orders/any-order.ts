import fc from 'fast-check';
import type { CouponTerms } from '../../catalogue/pricing/coupon-discount.ts';
import type { LineFacts, OrderContext } from '../../catalogue/pricing/price-order.ts';
import type { PromotionRule } from '../../catalogue/pricing/promotion-rule.ts';

// The same orders in every run; FAST_CHECK_SEED asks for others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 665532115) });

const now = new Date('2026-11-21T12:00:00+09:00');

/** One rule of every kind but NPLUS: its product has the steps that hold without one. */
const rules: PromotionRule[] = [
  {
    rule_id: 1,
    label: '세트',
    terms: { type: 'SETFIX', set_price: 30_000, is_bundle_only: false },
    parts: new Map([
      [1, 1],
      [2, 2],
    ]),
  },
  {
    rule_id: 2,
    label: '크로스',
    terms: { type: 'SETCROSS', rate: 15 },
    parts: new Map([
      [3, 1],
      [4, 2],
    ]),
  },
  { rule_id: 3, label: '첫 구매', terms: { type: 'FIRST', rate: 10 }, parts: new Map([[5, 1]]) },
  {
    rule_id: 4,
    label: '색상',
    terms: { type: 'SIZECOLOR', rate: 20, size_names: [], color_groups: ['BLACK'] },
    parts: new Map([[6, 1]]),
  },
  {
    rule_id: 5,
    label: '제휴',
    terms: { type: 'INFLOW', rate: 7, host: 'a.example' },
    parts: new Map([[6, 1]]),
  },
];
const promotionsOf: Record<number, string[]> = {
  1: ['SETFIX'],
  2: ['SETFIX', 'DELIVERY_GUARANTEE'],
  3: ['SETCROSS'],
  4: ['SETCROSS'],
  5: ['FIRST', 'NPLUS'],
  6: ['SIZECOLOR', 'ONEPLUS'],
};

/** Prices belong to products, as in the shop: the same product costs the same on every line. */
const products = fc.array(
  fc.tuple(fc.integer({ min: 10, max: 900_000 }), fc.integer({ min: 10, max: 100 })),
  {
    minLength: 6,
    maxLength: 6,
  },
);
const picks = fc.array(
  fc.record({
    product_id: fc.integer({ min: 1, max: 6 }),
    order_quantity: fc.integer({ min: 1, max: 9 }),
    color_group: fc.constantFrom('BLACK', 'RED'),
    inflow_url: fc.constantFrom(null, 'https://a.example/x'),
    is_guaranteed: fc.boolean(),
  }),
  { maxLength: 6 },
);
export const anyLines = fc.tuple(products, picks).map(([prices, chosen]) =>
  chosen.map((pick, index): LineFacts => {
    const [retail, per] = prices[pick.product_id - 1] ?? [10, 100];
    const sell = Math.max(10, Math.floor((retail * per) / 100));
    return {
      ...pick,
      product_option_id: index + 1,
      size_name: 'M',
      promotions: promotionsOf[pick.product_id] ?? [],
      product: { retail_price: retail, sell_price: sell, time_sale: null },
    };
  }),
);
const coupons = fc.array(
  fc.record({
    name: fc.constant('쿠폰'),
    kind: fc.constantFrom('PRODUCT' as const, 'ORDER' as const),
    discount_type: fc.constantFrom('FIXED' as const, 'RATE' as const),
    discount_value: fc.integer({ min: 1, max: 90 }),
    maximum_amount: fc.option(fc.integer({ min: 1, max: 50_000 })),
    minimum_amount: fc.integer({ min: 0, max: 200_000 }),
    product_ids: fc.constantFrom(null, [1, 3, 5]),
  }),
  { maxLength: 4 },
);
export const anyContext = fc
  .record({
    gradeRate: fc.constantFrom(null, 1, 3, 7, 20),
    isFirstOrder: fc.boolean(),
    coupons,
    points: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(
    ({ gradeRate, coupons: held, ...rest }): OrderContext => ({
      ...rest,
      buyer: { gradeRate },
      now,
      rules,
      coupons: held.map((coupon, index): CouponTerms => ({ ...coupon, member_coupon_id: index + 1 })),
    }),
  );
