import { priceBasket } from '../../catalogue/pricing/price-basket.ts';
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
   * KEPT is with the shopper or on its way there, also while a claim is open. What the shop could not send, or sent
   * wrong, is FAILED; the rest that went back was given BACK by the shopper.
   */
  state: 'KEPT' | 'BACK' | 'FAILED';
  wasSent: boolean;
}

export interface ClaimedOrder {
  /** As ordered, KRW. */
  delivery_fee: number;
  basis: OrderBasis | null;
  lines: readonly ClaimedLine[];
}

/** What the shopper has to have paid for what stays, in money and points (KRW). */
export interface KeptPrice {
  goods: number;
  delivery: number;
}

/**
 * The price of what stays of an order, by the rules under which it was ordered (docs/decisions/0110): benefits over
 * several pieces and coupons work only as far as the pieces that stay earn them. It depends on which lines are where,
 * not on how they came there.
 */
export function keptPrice({ delivery_fee, basis, lines }: ClaimedOrder): KeptPrice {
  const kept = lines.filter((line) => line.state === 'KEPT');
  if (kept.length === 0) return { goods: 0, delivery: isDeliveryOwed(lines) ? delivery_fee : 0 };
  const price = (some: readonly ClaimedLine[]) => {
    const priced = some.flatMap(({ basis: line, ...rest }) => (line ? [{ ...rest, ...line }] : []));
    return basis && priced.length === some.length ? priceBasket(priced, { ...basis, points: 0 }) : null;
  };
  const goods = price(kept);
  // What the shop failed to deliver still counts towards free delivery.
  const promised = price(lines.filter((line) => line.state !== 'BACK'));
  if (!goods || !promised) return { goods: sumOf(kept.map((line) => line.paid)), delivery: delivery_fee };
  return {
    goods: goods.amount.total - goods.amount.delivery_fee,
    delivery: promised.amount.delivery_fee,
  };
}

/** Of an order of which nothing stays: when the shopper sent something back of what was delivered. */
function isDeliveryOwed(lines: readonly ClaimedLine[]): boolean {
  return lines.some((line) => line.state === 'BACK' && line.wasSent);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
