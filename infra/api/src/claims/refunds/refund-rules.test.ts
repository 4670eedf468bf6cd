import { deliveryFee } from '@mall/contracts/domain/orders/delivery-fee';
import fc from 'fast-check';
import { type BasketLine, priceBasket } from '../../catalogue/pricing/price-basket.ts';
import { afterRefund, anyStoredOrder as anyOrder } from '../../testing/orders/any-stored-order.ts';
import { type StoredOrder, withRetained } from './claimed-order.ts';
import { priceRise, refundSumsOf } from './refund-sums.ts';
import { shareOut } from './share-out.ts';

// Returning one half of 1+1 gave the whole price back while the free piece stayed. Earlier tests asked only whether the
// parts of an order add up, which they did.

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Step {
  /** Which of the pieces that are still there leave: those whose number has this remainder. */
  divisor: number;
  remainder: number;
  isSent: boolean;
}

const anySteps = fc.array(
  fc.record({
    divisor: fc.integer({ min: 1, max: 4 }),
    remainder: fc.integer({ min: 0, max: 3 }),
    isSent: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);
/** Takes pieces out as a shopper does; the same order when what stays would become dearer. */
function leave(order: StoredOrder, ids: ReadonlySet<number>, isSent: boolean, fee = 0) {
  const after: StoredOrder = {
    ...order,
    fees: order.fees + fee,
    lines: order.lines.map((line) =>
      ids.has(line.order_line_id) ? { ...line, state: 'BACK', wasSent: isSent } : line,
    ),
  };
  const before = withRetained(after, ids);
  if (ids.size === 0 || priceRise(before, after) > 0) return { order, isDone: false };
  const sums = refundSumsOf(before, after, after.fees);
  expect(sum(sums.rows.map((row) => row.amount))).toBe(sums.amount + sums.points);
  return { order: afterRefund(after, sums), isDone: true };
}

const idsOf = (order: StoredOrder, { divisor, remainder }: Step) =>
  new Set(
    order.lines
      .filter((line) => line.state === 'REMAINING' && line.order_line_id % divisor === remainder % divisor)
      .map((line) => line.order_line_id),
  );
const remainingIds = ({ lines }: StoredOrder) =>
  new Set(lines.filter((line) => line.state === 'REMAINING').map((line) => line.order_line_id));
const paidOf = ({ payment, exchangeAmount }: StoredOrder) =>
  payment.total + payment.point_amount + exchangeAmount;
const refundedOf = ({ refunded }: StoredOrder) => refunded.amount + refunded.points + refunded.exchange;
/**
 * What a shopper would have paid who had ordered only what stays, with the same prices, rules and coupons; a gift that
 * those goods would not have brought costs its value.
 */
const priceOf = ({ lines, basis, delivery_fee }: StoredOrder) => {
  const remaining = lines.flatMap((line) =>
    line.state === 'REMAINING' && line.basis ? [{ ...line, ...line.basis }] : [],
  );
  if (remaining.length === 0) return lines.some((line) => line.wasSent) ? delivery_fee : 0;
  const context = { rules: basis?.rules ?? [], coupons: basis?.coupons ?? [], points: 0 };
  const goods = remaining.filter((line) => !line.gift);
  const { amount } = priceBasket(goods, context);
  const delivery = goods.length > 0 ? amount.delivery_fee : deliveryFee;
  return amount.total - amount.delivery_fee + delivery + priceOfGifts(remaining, basis);
};

/** KRW for the gifts among what stays. Goods count for them at the price of the option that was ordered. */
function priceOfGifts(remaining: readonly BasketLine[], basis: StoredOrder['basis']): number {
  const goods = remaining
    .filter((line) => !line.gift)
    .map(({ rows, ...line }) => {
      const ordered = rows.filter((row) => row.code !== 'EXCHANGE');
      return { ...line, rows: ordered, piece_price: sum(ordered.map((row) => row.amount)) };
    });
  const context = { rules: basis?.rules ?? [], coupons: basis?.coupons ?? [], points: 0 };
  const prices = priceBasket(goods, context).lines.map((line) => line.paid_price);
  const isEarned = (id: number) => {
    const rule = basis?.gift_rules?.find((one) => one.rule_id === id);
    const counted = goods.flatMap((line, index) =>
      rule?.product_ids.includes(line.product_id) ? [prices[index] ?? 0] : [],
    );
    const { least_amount = 0, least_pieces = 0 } = rule ?? {};
    return counted.length > 0 && sum(counted) >= least_amount && counted.length >= least_pieces;
  };
  return sum(
    remaining.flatMap(({ gift, piece_price }) =>
      gift ? [isEarned(gift.rule_id) ? piece_price : gift.value] : [],
    ),
  );
}

describe('whatever a shopper takes out of an order', () => {
  it('what is left of the payment is the price of what stays: never less, and no more', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        let order = ordered;
        for (const step of steps) {
          ({ order } = leave(order, idsOf(order, step), step.isSent));
          expect(order.refunded.amount).toBeLessThanOrEqual(order.payment.total);
          expect(order.refunded.points).toBeLessThanOrEqual(order.payment.point_amount);
          expect(order.refunded.exchange).toBeLessThanOrEqual(order.exchangeAmount);
          expect(paidOf(order) - refundedOf(order)).toBe(priceOf(order));
        }
      }),
    );
  });

  it('cancelling everything gives everything back, in money and in points', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        let order = ordered;
        for (const step of steps) ({ order } = leave(order, idsOf(order, step), false));
        ({ order } = leave(order, remainingIds(order), false));
        const { total: amount, point_amount: points } = order.payment;
        expect(order.refunded).toEqual({ amount, points, exchange: order.exchangeAmount });
      }),
    );
  });

  it('the order of claims does not matter', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, fc.integer({ min: 1, max: 5 }), (ordered, steps, turn) => {
        // The pieces of each step are settled first, so that both orders take the same ones.
        const claims = steps.reduce<{ left: StoredOrder; claims: ReadonlySet<number>[] }>(
          ({ left, claims: found }, step) => {
            const ids = idsOf(left, step);
            const lines = left.lines.map((line) =>
              ids.has(line.order_line_id) ? { ...line, state: 'BACK' as const } : line,
            );
            return { left: { ...left, lines }, claims: [...found, ids] };
          },
          { left: ordered, claims: [] },
        ).claims;
        const run = (some: readonly ReadonlySet<number>[]) =>
          some.reduce(
            (sofar, ids) => {
              const step = leave(sofar.order, ids, false);
              return { order: step.order, isWhole: sofar.isWhole && (step.isDone || ids.size === 0) };
            },
            { order: ordered, isWhole: true },
          );
        const [one, other] = [run(claims), run([...claims.slice(turn), ...claims.slice(0, turn)])];
        fc.pre(one.isWhole && other.isWhole);
        expect(other.order.refunded).toEqual(one.order.refunded);
      }),
    );
  });

  it('fees for ways back are deducted once, and never more than what would go back', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        let order = ordered;
        for (const step of steps) ({ order } = leave(order, idsOf(order, step), true, 3_000));
        const refunded = refundedOf(order);
        const surplus = paidOf(order) - priceOf(order);
        expect(refunded).toBeGreaterThanOrEqual(Math.max(0, surplus - order.fees));
        expect(refunded).toBeLessThanOrEqual(surplus);
      }),
    );
  });

  it('the lines of an order go on adding up to what was paid for it', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        let order = ordered;
        for (const step of steps) {
          const ids = idsOf(order, step);
          const left = leave(order, ids, step.isSent);
          if (!left.isDone) continue;
          const shares = new Map(shareOut(left.order, ids)?.map((share) => [share.order_line_id, share]));
          order = {
            ...left.order,
            lines: left.order.lines.map((line) => ({ ...line, ...shares.get(line.order_line_id) })),
          };
          expect(sum(order.lines.map((line) => line.paid_price)) + order.delivery_fee).toBe(
            order.payment.total + order.exchangeAmount,
          );
          expect(sum(order.lines.map((line) => line.point_amount))).toBe(order.payment.point_amount);
          for (const { paid_price, point_amount, coupon_amount } of order.lines)
            expect(Math.min(paid_price, point_amount, coupon_amount)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
