import { multiPieceBenefits } from '@mall/contracts/domain/catalogue/promotions';
import fc from 'fast-check';
import { anyContext, anyLines } from '../../testing/orders/any-order.ts';
import { allocate } from './allocate.ts';
import { type LineFacts, type OrderContext, priceOrder } from './price-order.ts';

const now = new Date('2026-11-21T12:00:00+09:00');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the price of any order', () => {
  it('is whole, never negative, never above retail, and explained by rows that add up', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
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
      fc.property(anyLines, anyContext, fc.integer(), (wanted, context, seed) => {
        const shuffled = [...wanted].sort(
          (one, other) => ((one.product_option_id * seed) % 7) - ((other.product_option_id * seed) % 7),
        );
        const { rows: _one, ...amount } = priceOrder(wanted, context).amount;
        const { rows: _other, ...again } = priceOrder(shuffled, context).amount;
        expect(again).toEqual(amount);
      }),
    );
  });

  it('is the same however its pieces are spread over lines', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        const oneByOne = wanted.flatMap((line) =>
          Array.from({ length: line.order_quantity }, () => ({ ...line, order_quantity: 1 })),
        );
        const { rows: _one, ...amount } = priceOrder(wanted, context).amount;
        const { rows: _other, ...again } = priceOrder(oneByOne, context).amount;
        expect(again).toEqual(amount);
      }),
    );
  });

  it('is never raised by a coupon or by points', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
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

describe('a benefit across pieces', () => {
  /** What an order costs without one of its benefits (KRW). */
  const totalWithout = (type: string, lines: readonly LineFacts[], context: OrderContext) =>
    priceOrder(
      lines.map((line) => ({ ...line, promotions: line.promotions.filter((other) => other !== type) })),
      context,
    ).amount.total;

  it.each(multiPieceBenefits)('takes something off some of these orders: %s', (type) => {
    const orders = fc.sample(fc.tuple(anyLines, anyContext), 200);
    const lowered = orders.filter(
      ([lines, context]) => priceOrder(lines, context).amount.total < totalWithout(type, lines, context),
    );
    expect(lowered.length).toBeGreaterThan(0);
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
