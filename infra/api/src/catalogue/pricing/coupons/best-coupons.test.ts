import fc from 'fast-check';
import { anyContext, anyLines } from '../../../testing/orders/any-order.ts';
import type { CouponTerms } from '../coupon-discount.ts';
import { type LineFacts, type OrderContext, priceOrder } from '../price-order.ts';
import { bestCoupons } from './best-coupons.ts';
import { heaviestMatching } from './heaviest-matching.ts';

const priced = (lines: readonly LineFacts[], context: OrderContext, coupons: readonly CouponTerms[]) =>
  priceOrder(lines, { ...context, coupons, points: 0 });

/** Every choice of coupons that the shop takes: each of them takes something off. */
function leastOfAll(lines: readonly LineFacts[], context: OrderContext): number {
  const held = context.coupons;
  let least = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** held.length; choice += 1) {
    const coupons = held.filter((_coupon, index) => choice & (1 << index));
    const { amount, usedCoupons } = priced(lines, context, coupons);
    if (usedCoupons.size === coupons.length) least = Math.min(least, amount.total);
  }
  return least;
}

function proposedFor(lines: readonly LineFacts[], context: OrderContext) {
  const plain = priced(lines, context, []);
  const ids = bestCoupons(
    {
      lines: lines.map((line, index) => ({ ...line, price: plain.lines[index]?.line_price ?? 0 })),
      has_free_delivery: lines.some(
        (line) => line.is_guaranteed && line.promotions.includes('DELIVERY_GUARANTEE'),
      ),
    },
    context.coupons,
  );
  const coupons = context.coupons.filter((coupon) => ids.includes(coupon.member_coupon_id));
  return { ids, ...priced(lines, context, coupons) };
}

/** Orders around the amounts at which delivery and coupons change, in whole tens. */
const tens = (maximum: number) => fc.integer({ min: 1, max: maximum / 10 }).map((value) => value * 10);
const closeOrder = fc.record({
  lines: fc.array(fc.record({ product_id: fc.integer({ min: 1, max: 3 }), price: tens(30_000) }), {
    minLength: 1,
    maxLength: 4,
  }),
  coupons: fc.array(
    fc.record({
      kind: fc.constantFrom('PRODUCT' as const, 'PRODUCT' as const, 'ORDER' as const),
      discount_type: fc.constantFrom('FIXED' as const, 'RATE' as const),
      discount_value: fc.integer({ min: 1, max: 30 }),
      maximum_amount: fc.option(tens(5000)),
      minimum_amount: fc.constantFrom(0, 10_000, 30_000, 50_000, 60_000),
      product_ids: fc.constantFrom(null, [1], [1, 2], [3]),
    }),
    { maxLength: 7 },
  ),
});

describe('the best coupons', () => {
  it('make any order as cheap as any choice of coupons does', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (lines, context) => {
        fc.pre(lines.length > 0);
        expect(proposedFor(lines, context).amount.total).toBe(leastOfAll(lines, context));
      }),
    );
  });

  it('do so around free delivery and least amounts, and each of them counts', () => {
    fc.assert(
      fc.property(closeOrder, ({ lines: wanted, coupons }) => {
        const lines = wanted.map(
          ({ product_id, price }, index): LineFacts => ({
            product_id,
            product_option_id: index + 1,
            product: { retail_price: price, sell_price: price, time_sale: null },
            promotions: [],
            size_name: 'M',
            color_group: 'RED',
            inflow_url: null,
            order_quantity: 1,
            is_guaranteed: false,
          }),
        );
        const context: OrderContext = {
          buyer: { gradeRate: null },
          now: new Date(0),
          isFirstOrder: false,
          rules: [],
          points: 0,
          coupons: coupons.map((coupon, index) => ({
            ...coupon,
            member_coupon_id: index + 1,
            name: '쿠폰',
            discount_value:
              coupon.discount_type === 'FIXED' ? coupon.discount_value * 100 : coupon.discount_value,
          })),
        };
        const { ids, amount, usedCoupons } = proposedFor(lines, context);
        expect(amount.total).toBe(leastOfAll(lines, context));
        expect([...usedCoupons.keys()].sort()).toEqual([...ids].sort());
      }),
      { numRuns: 300 },
    );
  });

  it('are found at once by a member with a hundred of them', () => {
    const coupons = Array.from(
      { length: 100 },
      (_none, index): CouponTerms => ({
        member_coupon_id: index + 1,
        name: '쿠폰',
        kind: 'PRODUCT',
        discount_type: 'FIXED',
        discount_value: 1000 + index,
        maximum_amount: null,
        minimum_amount: 0,
        product_ids: null,
      }),
    );
    const lines = Array.from({ length: 50 }, (_none, index) => ({
      product_id: index,
      product_option_id: index,
      price: 20_000,
    }));
    const started = performance.now();
    const ids = bestCoupons({ lines, has_free_delivery: false }, coupons);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(ids.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_none, index) => index + 51),
    );
  });
});

describe('a matching', () => {
  it('weighs as much as any other', () => {
    const matrices = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) => {
        const row = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: columns, maxLength: columns });
        return fc.array(row, { minLength: rows, maxLength: rows });
      });
    const heaviest = ([row, ...others]: number[][], taken: number[] = []): number =>
      row
        ? Math.max(
            heaviest(others, taken),
            ...row.map((weight, column) =>
              taken.includes(column) ? 0 : weight + heaviest(others, [...taken, column]),
            ),
          )
        : 0;
    fc.assert(
      fc.property(matrices, (weights) => {
        const columns = heaviestMatching(weights);
        const used = columns.filter((column) => column >= 0);
        expect(new Set(used).size).toBe(used.length);
        const weight = columns.reduce((sum, column, row) => sum + (weights[row]?.[column] ?? 0), 0);
        expect(weight).toBe(heaviest(weights));
      }),
    );
  });
});
