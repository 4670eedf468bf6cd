import { type BasketLine, priceBasket } from '../../catalogue/pricing/price-basket.ts';
import type { LineBasis, OrderBasis } from '../../orders/orders/price-basis.ts';

/** A line of an order as far as the price of what stays is concerned. Money in KRW. */
export interface ClaimedLine {
  product_id: number;
  product_option_id: number;
  order_quantity: number;
  /** Null when the order was placed before there was a basis. */
  basis: LineBasis | null;
  /** What the line was ordered for, in money and points. */
  paid: number;
  /**
   * REMAINING: with the shopper or on its way there, also while a claim is open. FAILED: not sent, or sent wrong, by the
   * shop's fault. BACK: cancelled or returned by the shopper.
   */
  state: 'REMAINING' | 'BACK' | 'FAILED';
  wasSent: boolean;
}

export interface ClaimedOrder {
  /** As ordered, KRW. */
  delivery_fee: number;
  basis: OrderBasis | null;
  lines: readonly ClaimedLine[];
}

/** What the shopper has to have paid for what stays, in money and points (KRW). */
export interface RemainingPrice {
  goods: number;
  /** Of `goods`, what gifts cost on top because the goods that stay do not earn them any more. */
  giftRise: number;
  delivery: number;
}

/**
 * The price of what remains of an order, by the rules under which it was ordered (decision 110). It depends on which
 * lines are where, not on how they came there.
 */
export function remainingPrice(order: ClaimedOrder): RemainingPrice {
  const { delivery_fee, basis, lines } = order;
  const remaining = lines.filter((line) => line.state === 'REMAINING');
  if (remaining.length === 0)
    return { goods: 0, giftRise: 0, delivery: isDeliveryOwed(lines) ? delivery_fee : 0 };
  const earned = stillEarned(order);
  const price = (some: readonly ClaimedLine[]) => {
    const basket = basketOf(some);
    return basis && basket ? priceBasket(basket, { ...basis, points: 0, earned }) : null;
  };
  const goods = price(remaining);
  // What the shop failed to deliver still counts towards free delivery.
  const promised = price(lines.filter((line) => line.state !== 'BACK'));
  if (!goods || !promised)
    return { goods: sumOf(remaining.map((line) => line.paid)), giftRise: 0, delivery: delivery_fee };
  const rows = goods.amount.rows ?? [];
  return {
    goods: goods.amount.total - goods.amount.delivery_fee,
    giftRise: sumOf(rows.filter((row) => row.code === 'GIFT_VALUE').map((row) => row.amount)),
    delivery: promised.amount.delivery_fee,
  };
}

/**
 * Rules of gifts that what stays of an order fulfils (docs/decisions/0132). What the shop failed to deliver still counts,
 * and an exchanged option counts as what was ordered: neither costs a shopper the gift.
 */
export function stillEarned({ basis, lines }: ClaimedOrder): ReadonlySet<number> {
  const promised = lines.filter((line) => line.state !== 'BACK');
  const basket = basketOf(promised)?.map((line) => {
    const rows = line.rows.filter((row) => row.code !== 'EXCHANGE');
    return { ...line, rows, piece_price: sumOf(rows.map((row) => row.amount)) };
  });
  return basis && basket ? priceBasket(basket, { ...basis, points: 0 }).earned : new Set();
}

/** Lines as they are priced; null where one is not known to be. */
function basketOf(lines: readonly ClaimedLine[]): BasketLine[] | null {
  const basket = lines.flatMap(({ basis, ...line }) => (basis ? [{ ...line, ...basis }] : []));
  return basket.length === lines.length ? basket : null;
}

/** Of an order of which nothing stays: when the shopper sent something back of what was delivered. */
function isDeliveryOwed(lines: readonly ClaimedLine[]): boolean {
  return lines.some((line) => line.state === 'BACK' && line.wasSent);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
