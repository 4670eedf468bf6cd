import type { Amount, AmountRow } from '@mall/contracts/api/orders/carts';
import { deliveryFeeOf } from '@mall/contracts/domain/orders/delivery-fee';
import { allocate } from './allocate.ts';
import type { Benefit } from './benefit-line.ts';
import { type CouponTerms, couponDiscount, leastPayable, placeProductCoupons } from './coupon-discount.ts';
import { onePlusBenefits, quantityBenefits } from './line-price.ts';
import { amountOf } from './order-amount.ts';
import { type PieceContext, type PieceFacts, piecePrice } from './piece-price.ts';
import { crossSetBenefits, fixedSetBenefits } from './set-price.ts';

/** A line to be priced. */
export interface LineFacts extends PieceFacts {
  product_option_id: number;
  order_quantity: number;
  promotions: readonly string[];
  is_guaranteed: boolean;
}

export interface OrderContext extends PieceContext {
  coupons: readonly CouponTerms[];
  /** Points that the member wants to spend (1 point is 1 KRW). */
  points: number;
}

/** A line with its price in KRW. `rows` add up to `line_price`. */
export interface PricedLine {
  last_price: number;
  /** After benefits across pieces; before coupons and points. */
  line_price: number;
  rows: AmountRow[];
  /** What coupons and points take off this line; part refunds go by these. */
  coupon_amount: number;
  point_amount: number;
  /** What is paid in money for this line, without delivery. */
  paid_price: number;
}

export interface PricedOrder {
  lines: PricedLine[];
  amount: Amount;
  /** Which of the given coupons took something off, and how much in KRW. */
  usedCoupons: ReadonlyMap<number, number>;
}

/** Prices an order, whole KRW, in the order of docs/decisions/0030. Pure: everything it depends on comes in. */
export function priceOrder(lines: readonly LineFacts[], context: OrderContext): PricedOrder {
  const priced = priceLines(lines, context);
  const usedCoupons = new Map<number, number>();
  const couponRows: AmountRow[] = [];
  const use = (coupon: CouponTerms, amount: number) => {
    usedCoupons.set(coupon.member_coupon_id, amount);
    couponRows.push({ code: `${coupon.kind}_COUPON`, label: coupon.name, amount: -amount });
  };

  const placed = placeProductCoupons(
    context.coupons,
    lines.map((line, index) => ({ ...line, price: priced[index]?.line_price ?? 0 })),
  );
  for (const { coupon, amount } of placed) use(coupon, amount);
  const afterProduct = priced.map(
    (line, index) =>
      line.line_price -
      placed.filter((item) => item.index === index).reduce((sum, item) => sum + item.amount, 0),
  );

  const goods = sumOf(afterProduct);
  const [best] = context.coupons
    .filter((coupon) => coupon.kind === 'ORDER')
    .map((coupon) => ({ coupon, amount: couponDiscount(coupon, goods) }))
    .filter(({ amount }) => amount > 0)
    .sort(
      (one, other) =>
        other.amount - one.amount || one.coupon.member_coupon_id - other.coupon.member_coupon_id,
    );
  if (best) use(best.coupon, best.amount);
  const orderShares = allocate(best?.amount ?? 0, afterProduct);
  const afterCoupons = afterProduct.map((price, index) => price - (orderShares[index] ?? 0));

  const payable = sumOf(afterCoupons);
  const isDeliveryFree = lines.length === 0 || lines.some(hasFreeDelivery);
  const fee = isDeliveryFree ? 0 : deliveryFeeOf(payable);
  const points = pointsToUse(context.points, payable, fee);
  const pointShares = allocate(points, afterCoupons);

  const result = priced.map((line, index): PricedLine => {
    const left = afterCoupons[index] ?? 0;
    const point_amount = pointShares[index] ?? 0;
    return { ...line, coupon_amount: line.line_price - left, point_amount, paid_price: left - point_amount };
  });
  const amount = amountOf({
    productAmount: sumOf(lines.map((line) => line.product.retail_price * line.order_quantity)),
    payable,
    couponAmount: sumOf(result.map((line) => line.coupon_amount)),
    pointAmount: points,
    isDeliveryFree,
    rows: [...addedUp(result.flatMap((line) => line.rows)), ...couponRows],
  });
  return { lines: result, amount, usedCoupons };
}

/**
 * Points that an order takes (KRW): for goods, never for delivery. What is left is nothing at all, which needs no
 * payment, or enough for the payment provider.
 */
function pointsToUse(wanted: number, payable: number, fee: number): number {
  const points = Math.min(wanted, payable);
  const left = payable + fee - points;
  return left === 0 || left >= leastPayable ? points : Math.max(0, payable + fee - leastPayable);
}

/** Piece prices and benefits across pieces. */
function priceLines(lines: readonly LineFacts[], context: OrderContext) {
  const pieces = lines.map((line) => ({ ...line, ...piecePrice(line, context) }));
  const candidates = pieces.map((piece) => ({ ...piece, piece_price: piece.price }));
  const benefits: Benefit[] = [
    ...onePlusBenefits(candidates),
    ...fixedSetBenefits(candidates, context.rules),
    ...crossSetBenefits(candidates, context.rules),
    ...quantityBenefits(candidates, context.rules),
  ];
  return pieces.map(({ price, rows, order_quantity }, index) => {
    const all = addedUp([
      ...rows.map((row) => ({ ...row, amount: row.amount * order_quantity })),
      ...benefits
        .filter((benefit) => benefit.index === index && benefit.amount > 0)
        .map(({ code, label, amount }) => ({ code, label, amount: -amount })),
    ]);
    return { last_price: price, line_price: sumOf(all.map((row) => row.amount)), rows: all };
  });
}

/** DELIVERY_GUARANTEE: what is promised for a day is delivered free. */
function hasFreeDelivery(line: LineFacts): boolean {
  return line.is_guaranteed && line.promotions.includes('DELIVERY_GUARANTEE');
}

/** One row per kind of step, in order of first appearance. */
function addedUp(rows: readonly AmountRow[]): AmountRow[] {
  const sums = new Map<string, AmountRow>();
  for (const row of rows) {
    const key = `${row.code} ${row.label}`;
    sums.set(key, { ...row, amount: row.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
