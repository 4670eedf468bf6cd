import { allocate } from '../../catalogue/pricing/allocate.ts';
import { type PricedLine, priceBasket } from '../../catalogue/pricing/price-basket.ts';
import type { StoredLine, StoredOrder } from './claimed-order.ts';
import { stillEarned } from './remaining-price.ts';

/** What a line is worth once others have left, KRW; money, coupons and points add up to the line price. */
export interface LineShare
  extends Pick<PricedLine, 'rows' | 'line_price' | 'paid_price' | 'coupon_amount' | 'point_amount'> {
  order_line_id: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Reallocates what was paid: remaining lines are worth their price by the rules, leaving ones the rest; points and
 * grades go by it. Null where the prices are unknown, or nothing was gained by leaving.
 */
export function shareOut(order: StoredOrder, leavingIds: ReadonlySet<number>): LineShare[] | null {
  const remaining = order.lines.filter((line) => line.state === 'REMAINING');
  const leaving = order.lines.filter((line) => leavingIds.has(line.order_line_id));
  const basket = remaining.flatMap(({ basis, ...line }) => (basis ? [{ ...line, ...basis }] : []));
  if (!order.basis || remaining.length === 0 || basket.length < remaining.length) return null;
  const earned = stillEarned(order);
  const priced = priceBasket(basket, { ...order.basis, points: 0, earned }).lines;
  const both = [...remaining, ...leaving];
  const money = sumOf(both.map((line) => line.paid_price));
  const points = sumOf(both.map((line) => line.point_amount));
  const goods = sumOf(priced.map((line) => line.paid_price));
  if (goods > money + points) return null;
  // Points stay with the goods in the proportion in which both were paid.
  const [, remainingPoints = 0] = allocate(goods, [money, points]);
  const pointShares = allocate(
    remainingPoints,
    priced.map((line) => line.paid_price),
  );
  const shares = remaining.map((line, index) => remainingShare(line, priced[index], pointShares[index] ?? 0));
  const rest = (part: 'paid_price' | 'coupon_amount' | 'point_amount') =>
    Math.max(0, sumOf(both.map((line) => line[part])) - sumOf(shares.map((share) => share[part])));
  return [...shares, ...leavingShares(leaving, rest)];
}

function remainingShare(line: StoredLine, priced: PricedLine | undefined, point_amount: number): LineShare {
  const { line_price = 0, coupon_amount = 0, paid_price = 0, rows = [] } = priced ?? {};
  const { order_line_id } = line;
  return {
    order_line_id,
    line_price,
    rows,
    coupon_amount,
    point_amount,
    paid_price: paid_price - point_amount,
  };
}

function leavingShares(
  leaving: readonly StoredLine[],
  rest: (part: 'paid_price' | 'coupon_amount' | 'point_amount') => number,
): LineShare[] {
  // A gift may have cost nothing, and its value since.
  const weights = leaving.map(
    ({ basis, order_quantity }) => (basis?.gift?.value ?? basis?.piece_price ?? 0) * order_quantity,
  );
  const share = (part: 'paid_price' | 'coupon_amount' | 'point_amount') => allocate(rest(part), weights);
  const [paid, coupon, point] = [share('paid_price'), share('coupon_amount'), share('point_amount')];
  return leaving.map(({ order_line_id }, index) => {
    const [paid_price = 0, coupon_amount = 0, point_amount = 0] = [paid[index], coupon[index], point[index]];
    const line_price = paid_price + coupon_amount + point_amount;
    const rows = [{ code: 'LINE', label: '상품 금액', amount: line_price }];
    return { order_line_id, line_price, rows, paid_price, coupon_amount, point_amount };
  });
}
