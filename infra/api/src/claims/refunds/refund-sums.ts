import type { RefundSums } from '@mall/contracts/api/orders/order-claims';
import type { LineRow } from '../../orders/orders/move-lines.ts';

interface RefundFacts {
  lines: readonly Pick<LineRow, 'paid_price' | 'point_amount'>[];
  /** KRW kept back for the way back. */
  fees: number;
  /** KRW of the delivery fee that go back with the lines. */
  deliveryFee: number;
}

/**
 * What goes back for lines. The fee is taken from the money first and from the points then (1 point is 1 KRW), so that
 * paying with points does not make a return free.
 */
export function refundSumsOf({ lines, fees, deliveryFee }: RefundFacts): RefundSums {
  const paid = lines.reduce((sum, line) => sum + line.paid_price, 0);
  const spent = lines.reduce((sum, line) => sum + line.point_amount, 0);
  const fromMoney = Math.min(fees, paid);
  const fromPoints = Math.min(fees - fromMoney, spent);
  const rows = [
    { code: 'PAID', label: '상품 결제 금액', amount: paid },
    { code: 'POINT', label: '사용 포인트', amount: spent },
    { code: 'CLAIM_FEE', label: '반품 배송비', amount: -(fromMoney + fromPoints) },
    { code: 'DELIVERY', label: '배송비 환불', amount: deliveryFee },
  ];
  return {
    amount: paid - fromMoney + deliveryFee,
    points: spent - fromPoints,
    rows: rows.filter((row) => row.amount !== 0),
  };
}
