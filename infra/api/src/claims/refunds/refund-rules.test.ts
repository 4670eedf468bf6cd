import fc from 'fast-check';
import { priceBasket } from '../../catalogue/pricing/price-basket.ts';
import { basketOf, type LineFacts, type OrderContext } from '../../catalogue/pricing/price-order.ts';
import { anyContext, anyLines } from '../../testing/orders/any-order.ts';
import { type StoredLine, type StoredOrder, withKept } from './claimed-order.ts';
import { priceRise, refundSumsOf } from './refund-sums.ts';
import { shareOut } from './share-out.ts';

// Returning one half of 1+1 gave the whole price back while the free piece stayed. Earlier tests asked only whether the
// parts of an order add up, which they did.

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Any order, as it is stored: every piece a line of its own, so that claims can take any of them. */
function stored(wanted: readonly LineFacts[], context: OrderContext): StoredOrder {
  const pieces = basketOf(wanted, context).flatMap((line) =>
    Array.from({ length: line.order_quantity }, () => ({ ...line, order_quantity: 1 })),
  );
  const { lines, amount } = priceBasket(pieces, context);
  const { total, delivery_fee, point_amount = 0 } = amount;
  return {
    basis: context,
    delivery_fee,
    payment: { total, delivery_fee, point_amount },
    fees: 0,
    refunded: { amount: 0, points: 0 },
    lines: pieces.map((basis, index): StoredLine => {
      const { paid_price = 0, coupon_amount = 0, point_amount: points = 0 } = lines[index] ?? {};
      return {
        ...basis,
        order_line_id: index + 1,
        basis,
        // Only what is shown of a line; no rule reads it.
        snapshot: {} as StoredLine['snapshot'],
        paid: paid_price + points,
        paid_price,
        coupon_amount,
        point_amount: points,
        state: 'KEPT',
        wasSent: false,
        leavesAs: 'BACK',
        isReturning: false,
      };
    }),
  };
}

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
const anyOrder = fc.tuple(anyLines, anyContext).map(([wanted, context]) =>
  stored(
    wanted.map((line) => ({ ...line, order_quantity: Math.min(line.order_quantity, 4) })),
    context,
  ),
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
  const before = withKept(after, ids);
  if (ids.size === 0 || priceRise(before, after) > 0) return { order, isDone: false };
  const sums = refundSumsOf(before, after, after.fees);
  expect(sum(sums.rows.map((row) => row.amount))).toBe(sums.amount + sums.points);
  const refunded = {
    amount: order.refunded.amount + sums.amount,
    points: order.refunded.points + sums.points,
  };
  return { order: { ...after, refunded }, isDone: true };
}

const idsOf = (order: StoredOrder, { divisor, remainder }: Step) =>
  new Set(
    order.lines
      .filter((line) => line.state === 'KEPT' && line.order_line_id % divisor === remainder % divisor)
      .map((line) => line.order_line_id),
  );
const keptIds = ({ lines }: StoredOrder) =>
  new Set(lines.filter((line) => line.state === 'KEPT').map((line) => line.order_line_id));
const paidOf = ({ payment }: StoredOrder) => payment.total + payment.point_amount;
/** What a shopper would have paid who had ordered only what stays, with the same prices, rules and coupons. */
const priceOf = ({ lines, basis, delivery_fee }: StoredOrder) => {
  const kept = lines.flatMap((line) =>
    line.state === 'KEPT' && line.basis ? [{ ...line, ...line.basis }] : [],
  );
  if (kept.length === 0) return lines.some((line) => line.wasSent) ? delivery_fee : 0;
  return priceBasket(kept, { rules: basis?.rules ?? [], coupons: basis?.coupons ?? [], points: 0 }).amount
    .total;
};

describe('whatever a shopper takes out of an order', () => {
  it('what is left of the payment is the price of what stays: never less, and no more', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        let order = ordered;
        for (const step of steps) {
          ({ order } = leave(order, idsOf(order, step), step.isSent));
          expect(order.refunded.amount).toBeLessThanOrEqual(order.payment.total);
          expect(order.refunded.points).toBeLessThanOrEqual(order.payment.point_amount);
          expect(paidOf(order) - order.refunded.amount - order.refunded.points).toBe(priceOf(order));
        }
      }),
    );
  });

  it('cancelling everything gives everything back, in money and in points', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        let order = ordered;
        for (const step of steps) ({ order } = leave(order, idsOf(order, step), false));
        ({ order } = leave(order, keptIds(order), false));
        const { total: amount, point_amount: points } = order.payment;
        expect(order.refunded).toEqual({ amount, points });
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

  it('fees for ways back are kept back once, and never more than what would go back', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        let order = ordered;
        for (const step of steps) ({ order } = leave(order, idsOf(order, step), true, 3_000));
        const refunded = order.refunded.amount + order.refunded.points;
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
            order.payment.total,
          );
          expect(sum(order.lines.map((line) => line.point_amount))).toBe(order.payment.point_amount);
          for (const { paid_price, point_amount, coupon_amount } of order.lines)
            expect(Math.min(paid_price, point_amount, coupon_amount)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
