import fc from 'fast-check';
import { allocate } from './allocate.ts';
import type { CouponTerms } from './coupon-discount.ts';
import { type LineFacts, type OrderContext, priceOrder } from './price-order.ts';
import type { PromotionRule } from './promotion-rule.ts';

// The same orders in every run; FAST_CHECK_SEED asks for others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 665532115) });

const now = new Date('2026-11-21T12:00:00+09:00');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

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
const lines = fc.tuple(products, picks).map(([prices, chosen]) =>
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
const contexts = fc
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

describe('the price of any order', () => {
  it('is whole, never negative, never above retail, and explained by rows that add up', () => {
    fc.assert(
      fc.property(lines, contexts, (wanted, context) => {
        const { lines: priced, amount } = priceOrder(wanted, context);
        for (const [index, line] of priced.entries()) {
          const retail = (wanted[index]?.product.retail_price ?? 0) * (wanted[index]?.order_quantity ?? 0);
          for (const value of [line.line_price, line.paid_price, line.coupon_amount, line.point_amount]) {
            expect(Number.isInteger(value) && value >= 0 && value <= retail).toBe(true);
          }
          expect(sum(line.rows.map((row) => row.amount))).toBe(line.line_price);
          expect(line.paid_price + line.coupon_amount + line.point_amount).toBe(line.line_price);
        }
        expect(sum(priced.map((line) => line.paid_price)) + amount.delivery_fee).toBe(amount.total);
        expect(sum((amount.rows ?? []).map((row) => row.amount))).toBe(amount.total);
        expect(amount.product_amount - amount.discount_amount + amount.delivery_fee).toBe(amount.total);
        const hasPoints = (amount.point_amount ?? 0) > 0;
        expect(amount.total).toBeGreaterThanOrEqual(wanted.length === 0 || hasPoints ? 0 : 10);
        // Points leave nothing to pay, or as much as the payment provider takes.
        if (hasPoints) expect(amount.total === 0 || amount.total >= 100).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, contexts, fc.integer(), (wanted, context, seed) => {
        const shuffled = [...wanted].sort(
          (one, other) => ((one.product_option_id * seed) % 7) - ((other.product_option_id * seed) % 7),
        );
        const { rows: _one, ...amount } = priceOrder(wanted, context).amount;
        const { rows: _other, ...again } = priceOrder(shuffled, context).amount;
        expect(again).toEqual(amount);
      }),
    );
  });

  it('is never raised by a coupon or by points', () => {
    fc.assert(
      fc.property(lines, contexts, (wanted, context) => {
        const payable = (values: Partial<OrderContext>) => {
          const { amount } = priceOrder(wanted, { ...context, ...values });
          return amount.total - amount.delivery_fee;
        };
        const plain = payable({ coupons: [], points: 0 });
        expect(payable({ points: 0 })).toBeLessThanOrEqual(plain);
        expect(payable({ coupons: [] })).toBeLessThanOrEqual(plain);
        expect(payable({})).toBeLessThanOrEqual(payable({ points: 0 }));
      }),
    );
  });
});

describe('sharing an amount out', () => {
  it('adds up exactly and gives no one more than its weight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const amount = Math.floor(sum(weights) * part);
          const shares = allocate(amount, weights);
          expect(sum(shares)).toBe(amount);
          for (const [index, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
          }
        },
      ),
    );
  });
});

describe('delivery', () => {
  const line = (sell_price: number, change: Partial<LineFacts> = {}): LineFacts => ({
    product_id: 9,
    product_option_id: 90,
    product: { retail_price: 60_000, sell_price, time_sale: null },
    promotions: [],
    size_name: 'M',
    color_group: 'RED',
    inflow_url: null,
    order_quantity: 1,
    is_guaranteed: false,
    ...change,
  });
  const context: OrderContext = {
    buyer: { gradeRate: null },
    now,
    isFirstOrder: false,
    rules: [],
    coupons: [],
    points: 0,
  };

  it.each([
    [49_990, 3_000, 10],
    [50_000, 0, 0],
  ])('of %i KRW asks %i KRW', (price, delivery_fee, until_free_delivery) => {
    expect(priceOrder([line(price)], context).amount).toMatchObject({
      product_amount: 60_000,
      discount_amount: 60_000 - price,
      delivery_fee,
      total: price + delivery_fee,
      until_free_delivery,
      free_delivery_from: 50_000,
    });
  });

  it('is free with a line of guaranteed delivery, and stays free when points pay', () => {
    const quick = line(10_000, { is_guaranteed: true, promotions: ['DELIVERY_GUARANTEE'] });
    expect(priceOrder([quick], context).amount.delivery_fee).toBe(0);
    expect(priceOrder([line(50_000)], { ...context, points: 20_000 }).amount).toMatchObject({
      delivery_fee: 0,
      point_amount: 20_000,
      total: 30_000,
    });
  });

  it.each([
    ['all of it', 50_000, 60_000, 50_000, 0],
    ['all but what the provider takes', 50_000, 49_950, 49_900, 100],
    ['the goods, while delivery is paid in money', 40_000, 60_000, 40_000, 3_000],
  ])('and points pay %s', (_case, price, points, point_amount, total) => {
    expect(priceOrder([line(price)], { ...context, points }).amount).toMatchObject({ point_amount, total });
  });

  it('of nothing is nothing', () => {
    expect(priceOrder([], context).amount).toMatchObject({
      total: 0,
      delivery_fee: 0,
      until_free_delivery: 0,
    });
  });
});
