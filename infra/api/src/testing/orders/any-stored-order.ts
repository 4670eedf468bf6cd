import fc from 'fast-check';
import type { GiftRule } from '../../catalogue/pricing/gifts/gift-rule.ts';
import { type BasketLine, priceBasket } from '../../catalogue/pricing/price-basket.ts';
import { basketOf, type LineFacts, type OrderContext } from '../../catalogue/pricing/price-order.ts';
import type { StoredLine, StoredOrder } from '../../claims/refunds/claimed-order.ts';
import { refundSumsOf } from '../../claims/refunds/refund-sums.ts';
import { remainingPrice } from '../../claims/refunds/remaining-price.ts';
import { anyContext, anyLines } from './any-order.ts';

/** Gifts of one promotion that a shopper would like. Money in KRW. */
interface Gift extends Omit<GiftRule, 'rule_id'> {
  price: number;
  /** What its value is above its price. */
  more: number;
  quantity: number;
}

/** Gifts that the goods earn, as pieces of the order: placing an order refuses others. */
function giftPieces(pieces: readonly BasketLine[], context: OrderContext, gifts: readonly Gift[]) {
  const rules = gifts.map((gift, index) => ({ ...gift, rule_id: index + 1 }));
  const { earned } = priceBasket(pieces, { ...context, gift_rules: rules });
  const gift_rules = rules.filter((rule) => earned.has(rule.rule_id));
  const lines = gift_rules.flatMap(({ rule_id, price, more, quantity }) =>
    Array.from(
      { length: quantity },
      (): BasketLine => ({
        product_id: 100 + rule_id,
        // Every second gift is an option that is also sold.
        product_option_id: rule_id % 2 === 0 ? rule_id : 100 + rule_id,
        order_quantity: 1,
        promotions: [],
        retail_price: price,
        piece_price: price,
        rows: price > 0 ? [{ code: 'GIFT', label: '특가 사은품', amount: price }] : [],
        has_free_delivery: false,
        gift: { rule_id, value: price + more },
      }),
    ),
  );
  return { gift_rules, lines };
}

/** An order as it is stored: every piece a line of its own, so that claims can take any of them. */
function stored(
  wanted: readonly LineFacts[],
  withoutGifts: OrderContext,
  gifts: readonly Gift[],
): StoredOrder {
  const goods = basketOf(wanted, withoutGifts).flatMap((line) =>
    Array.from({ length: line.order_quantity }, () => ({ ...line, order_quantity: 1 })),
  );
  const given = giftPieces(goods, withoutGifts, gifts);
  const pieces = [...goods, ...given.lines];
  const context = { ...withoutGifts, gift_rules: given.gift_rules };
  const { lines, amount } = priceBasket(pieces, context);
  const { total, delivery_fee, point_amount = 0 } = amount;
  return {
    basis: context,
    delivery_fee,
    payment: { total, delivery_fee, point_amount },
    fees: 0,
    exchangeAmount: 0,
    refunded: { amount: 0, points: 0, exchange: 0 },
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
        state: 'REMAINING',
        wasSent: false,
        leavesAs: 'BACK',
        isReturning: false,
      };
    }),
  };
}

/** An order once the refund of these sums is written down. */
export function afterRefund(order: StoredOrder, sums: ReturnType<typeof refundSumsOf>): StoredOrder {
  const { amount, points, exchange } = order.refunded;
  return {
    ...order,
    refunded: {
      amount: amount + sums.amount - sums.exchange,
      points: points + sums.points,
      exchange: exchange + sums.exchange,
    },
  };
}

interface Exchange {
  /** Which piece, counted round. */
  pick: number;
  /** KRW by which the new option costs more, or less. */
  change: number;
}

/** A piece was exchanged for an option of another price: the difference was paid, or went back. */
function exchanged(order: StoredOrder, { pick, change }: Exchange): StoredOrder {
  const goods = order.lines.filter((line) => !line.basis?.gift);
  const wanted = goods[pick % goods.length];
  const basis = wanted?.basis;
  if (!basis) return order;
  const piece_price = Math.max(10, basis.piece_price + change);
  const row = { code: 'EXCHANGE', label: '차액', amount: piece_price - basis.piece_price };
  const withPrice = (paid: number): StoredOrder => ({
    ...order,
    exchangeAmount: order.exchangeAmount + paid,
    lines: order.lines.map((line) =>
      line === wanted
        ? {
            ...line,
            basis: { ...basis, piece_price, rows: [...basis.rows, row] },
            paid_price: line.paid_price + paid,
            paid: line.paid + paid,
          }
        : line,
    ),
  });
  const [was, is] = [remainingPrice(order), remainingPrice(withPrice(0))];
  const after = withPrice(Math.max(0, is.goods + is.delivery - was.goods - was.delivery));
  return afterRefund(after, refundSumsOf(after, after, after.fees));
}

const anyExchanges = fc.array(
  fc.record({ pick: fc.nat(20), change: fc.integer({ min: -3000, max: 3000 }).map((tens) => tens * 10) }),
  { maxLength: 2 },
);

const anyGifts = fc.array(
  fc.record({
    product_ids: fc.constantFrom([1, 2, 3, 4, 5, 6], [1, 3], [5]),
    least_amount: fc.constantFrom(0, 10_000, 50_000, 400_000),
    least_pieces: fc.constantFrom(0, 2, 5),
    price: fc.constantFrom(0, 0, 4_900, 12_900),
    more: fc.constantFrom(0, 5_000, 90_000),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  { maxLength: 3 },
);

/** Any order with any gifts, and any exchanges made in it, before anything of it leaves. */
export const anyStoredOrder = fc
  .tuple(anyLines, anyContext, anyExchanges, anyGifts)
  .map(([wanted, context, exchanges, gifts]) => {
    const few = wanted.map((line) => ({ ...line, order_quantity: Math.min(line.order_quantity, 4) }));
    return exchanges.reduce(exchanged, stored(few, context, gifts));
  });
