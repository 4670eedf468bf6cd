import { deliveryFeeOf } from '@mall/contracts/domain/orders/delivery-fee';
import type { Amount, AmountRow } from '@mall/contracts/domain/pricing/amounts';
import { allocate } from './allocate.ts';
import type { BenefitLine } from './benefit-line.ts';
import { type CouponTerms, couponDiscount, leastPayable, placeProductCoupons } from './coupon-discount.ts';
import { earnedGifts, type GiftRule, type GiftTerms } from './gifts/gift-rule.ts';
import { onePlusBenefits, quantityBenefits } from './line-price.ts';
import { amountOf } from './order-amount.ts';
import type { PromotionRule } from './promotion-rule.ts';
import { crossSetBenefits, fixedSetBenefits } from './set-price.ts';

/** Pieces of one option whose price for one is known. Money in whole KRW. */
export interface BasketLine extends BenefitLine {
  retail_price: number;
  /** From the retail price of one piece down to `piece_price`. */
  rows: readonly AmountRow[];
  /** With such a line the whole order is delivered free. */
  has_free_delivery: boolean;
  /** Of a gift: no benefit and no coupon works on it, and it counts for none. */
  gift?: GiftTerms | undefined;
}

/** What works across the lines of an order. */
export interface BasketContext {
  rules: readonly PromotionRule[];
  coupons: readonly CouponTerms[];
  /** Points that the member wants to spend (1 point is 1 KRW). */
  points: number;
  /** When the gifts among the lines are earned. */
  gift_rules?: readonly GiftRule[] | undefined;
  /** Rules that are fulfilled whatever these lines come to, as by goods that the shop failed to send. */
  earned?: ReadonlySet<number> | undefined;
}

/** A line with its price in KRW. `rows` add up to `line_price`. */
export interface PricedLine {
  last_price: number;
  /** After benefits across pieces; before coupons and points. */
  line_price: number;
  rows: AmountRow[];
  /** What coupons and points take off this line. */
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
  /** Rules of gifts that the goods fulfil. */
  earned: ReadonlySet<number>;
}

/**
 * Prices pieces together, from step 2 of docs/decisions/0030 on. Pure: an order and what is kept of it after a claim
 * are priced alike. The same pieces cost the same however they are spread over lines.
 */
export function priceBasket(lines: readonly BasketLine[], context: BasketContext): PricedOrder {
  const { rules, coupons, points: wantedPoints, gift_rules = [] } = context;
  const single = priceLines(lines, rules);
  const goods = takeCoupons(
    lines.map((line, index) => ({ ...line, price: line.gift ? 0 : (single[index]?.line_price ?? 0) })),
    coupons,
  );
  const counted = lines.map((line, index) => ({ ...line, price: goods.prices[index] ?? 0 }));
  const isGood = (line: BasketLine) => line.gift === undefined;
  const earned = context.earned ?? earnedGifts(gift_rules, counted.filter(isGood));
  const priced = single.map((line, index) => giftPrice(line, lines[index], earned));
  const prices = counted.map((line, index) => (line.gift ? (priced[index]?.line_price ?? 0) : line.price));
  const payable = sumOf(prices);
  const deliverable = sumOf(goods.prices);
  const isDeliveryFree = lines.length === 0 || lines.some((line) => line.has_free_delivery);
  const points = pointsToUse(wantedPoints, payable, isDeliveryFree ? 0 : deliveryFeeOf(deliverable));
  const pointShares = allocate(points, prices);
  const result = priced.map((line, index): PricedLine => {
    const left = prices[index] ?? 0;
    const point_amount = pointShares[index] ?? 0;
    return { ...line, coupon_amount: line.line_price - left, point_amount, paid_price: left - point_amount };
  });
  const amount = amountOf({
    productAmount: sumOf(lines.map((line) => line.retail_price * line.order_quantity)),
    payable,
    deliverable,
    couponAmount: sumOf(result.map((line) => line.coupon_amount)),
    pointAmount: points,
    isDeliveryFree,
    rows: [...addedUp(result.flatMap((line) => line.rows)), ...goods.rows],
  });
  return { lines: result, amount, usedCoupons: goods.used, earned };
}

type SingleLine = Pick<PricedLine, 'last_price' | 'line_price' | 'rows'>;

/** A gift that is kept without being earned costs its value (docs/decisions/0132); any other line what it does. */
function giftPrice(
  single: SingleLine,
  line: BasketLine | undefined,
  earned: ReadonlySet<number>,
): SingleLine {
  if (!line?.gift || earned.has(line.gift.rule_id)) return single;
  const { value } = line.gift;
  const rise = (value - line.piece_price) * line.order_quantity;
  const row = { code: 'GIFT_VALUE', label: '사은품 정상가', amount: rise };
  return {
    last_price: value,
    line_price: single.line_price + rise,
    rows: [...single.rows, ...(rise > 0 ? [row] : [])],
  };
}

/** Benefits across pieces. */
function priceLines(lines: readonly BasketLine[], rules: readonly PromotionRule[]) {
  const benefits = [
    ...onePlusBenefits(lines),
    ...fixedSetBenefits(lines, rules),
    ...crossSetBenefits(lines, rules),
    ...quantityBenefits(lines, rules),
  ];
  return lines.map(({ piece_price, rows, order_quantity }, index) => {
    const all = addedUp([
      ...rows.map((row) => ({ ...row, amount: row.amount * order_quantity })),
      ...benefits
        .filter((benefit) => benefit.index === index && benefit.amount > 0)
        .map(({ code, label, amount }) => ({ code, label, amount: -amount })),
    ]);
    return { last_price: piece_price, line_price: sumOf(all.map((row) => row.amount)), rows: all };
  });
}

/** Product coupons first, then the one order coupon that takes off most; each shared out over its lines. */
function takeCoupons(
  lines: readonly (BasketLine & { price: number })[],
  coupons: readonly CouponTerms[],
): { prices: number[]; rows: AmountRow[]; used: ReadonlyMap<number, number> } {
  const used = new Map<number, number>();
  const rows: AmountRow[] = [];
  const use = (coupon: CouponTerms, amount: number) => {
    used.set(coupon.member_coupon_id, amount);
    rows.push({ code: `${coupon.kind}_COUPON`, label: coupon.name, amount: -amount });
  };
  const taken = lines.map(() => 0);
  const goods = lines.filter((line) => !line.gift);
  for (const { coupon, product_option_id, amount } of placeProductCoupons(coupons, goods)) {
    use(coupon, amount);
    const own = lines.map((line) => (line.product_option_id === product_option_id ? line.price : 0));
    for (const [index, share] of allocate(amount, own).entries()) taken[index] = (taken[index] ?? 0) + share;
  }
  const afterProduct = lines.map((line, index) => line.price - (taken[index] ?? 0));
  const sum = sumOf(afterProduct);
  const [best] = coupons
    .filter((coupon) => coupon.kind === 'ORDER')
    .map((coupon) => ({ coupon, amount: couponDiscount(coupon, sum) }))
    .filter(({ amount }) => amount > 0)
    .sort(
      (one, other) =>
        other.amount - one.amount || one.coupon.member_coupon_id - other.coupon.member_coupon_id,
    );
  if (best) use(best.coupon, best.amount);
  const shares = allocate(best?.amount ?? 0, afterProduct);
  return { prices: afterProduct.map((price, index) => price - (shares[index] ?? 0)), rows, used };
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
