import type { RefundSums } from '@mall/contracts/api/orders/order-claims';
import type { AmountRow } from '@mall/contracts/domain/pricing/amounts';
import type { StoredOrder } from './claimed-order.ts';
import { type RefundDue, refundDue } from './refund-due.ts';
import { type RemainingPrice, remainingPrice } from './remaining-price.ts';

const priceOf = ({ goods, delivery }: RemainingPrice) => goods + delivery;

/** KRW by which what stays costs more once lines have left; 0 where it costs no more. */
export function priceRise(before: StoredOrder, after: StoredOrder): number {
  return Math.max(0, priceOf(remainingPrice(after)) - priceOf(remainingPrice(before)));
}

/** KRW, in money and points, that lines which leave free of what was paid, before fees. */
export function releasedBy(before: StoredOrder, after: StoredOrder): number {
  return Math.max(0, priceOf(remainingPrice(before)) - priceOf(remainingPrice(after)));
}

/**
 * What goes back when lines leave an order, and why (KRW): `before` and `after` are the order with and without them,
 * `fees` the return fees of all that came back by then, `exchange` the part of `amount` that was paid for exchanges.
 */
export function refundSumsOf(
  before: StoredOrder,
  after: StoredOrder,
  fees: number,
): RefundSums & Pick<RefundDue, 'exchange'> {
  const [was, is] = [remainingPrice(before), remainingPrice(after)];
  const { payment, exchangeAmount, refunded } = after;
  const { exchange, ...due } = refundDue({
    payment,
    exchangeAmount,
    remaining: priceOf(is),
    fees,
    before: refunded,
  });
  const ordered = paidFor(before) - paidFor(after);
  const gifts = was.giftRise - is.giftRise;
  const rows: AmountRow[] = [
    { code: 'PAID', label: '상품 결제 금액', amount: ordered },
    { code: 'BENEFIT', label: '남은 상품의 혜택 변경', amount: was.goods - is.goods - ordered - gifts },
    { code: 'GIFT', label: '조건이 달라진 사은품 금액', amount: gifts },
    was.delivery < is.delivery
      ? { code: 'DELIVERY', label: '무료배송 제외 배송비', amount: was.delivery - is.delivery }
      : { code: 'DELIVERY', label: '배송비 환불', amount: was.delivery - is.delivery },
  ];
  const explained = rows.reduce((sum, row) => sum + row.amount, 0);
  const amount = due.amount + exchange;
  const rest = amount + due.points - explained;
  const last =
    rest < 0
      ? { code: 'CLAIM_FEE', label: '반품 배송비', amount: rest }
      : { code: 'REFUND_LIMIT', label: '이전 환불 조정', amount: rest };
  return { amount, points: due.points, exchange, rows: [...rows, last].filter((row) => row.amount !== 0) };
}

function paidFor({ lines }: StoredOrder): number {
  return lines.filter((line) => line.state === 'REMAINING').reduce((sum, line) => sum + line.paid, 0);
}
