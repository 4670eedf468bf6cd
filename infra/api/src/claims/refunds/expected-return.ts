import type { RefundSums } from '@mall/contracts/api/orders/order-claims';
import { type ClaimReason, isShopsFault } from '@mall/contracts/domain/orders/claim';
import type { LineRow } from '../../orders/orders/move-lines.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { loadClaimedOrder, type StoredLine, withReturned } from './claimed-order.ts';
import { refundSumsOf, releasedBy } from './refund-sums.ts';
import { requireNoRise } from './require-no-rise.ts';

interface ExpectedReturn {
  /** KRW, in money and points, before the fee. */
  released: number;
  /** What goes back once `fee` (KRW) is deducted. */
  refundAfter: (fee: number) => RefundSums;
}

/**
 * What a return is expected to give back: the calculation of the refund itself, true unless other lines leave in
 * between.
 * @throws REFUND_SHORTFALL when the rest would cost more without these lines and those of other open returns, unless
 * the shop is to blame
 */
export async function expectReturn(
  tx: Db,
  orderId: string,
  { lines, reason }: { lines: readonly LineRow[]; reason: ClaimReason },
): Promise<ExpectedReturn> {
  const order = await loadClaimedOrder(tx, orderId);
  const ids = new Set(lines.map((line) => line.order_line_id));
  const isLeaving = ({ order_line_id }: StoredLine) => ids.has(order_line_id);
  const leavesAs = isShopsFault(reason) ? 'FAILED' : 'BACK';
  const after = withReturned(order, isLeaving, leavesAs);
  const others = withReturned(order, (line) => line.isReturning && !isLeaving(line));
  if (leavesAs === 'BACK') requireNoRise(others, withReturned(others, isLeaving, leavesAs));
  return {
    released: releasedBy(order, after),
    refundAfter: (fee) => {
      // By which payment it goes back is no business of the shopper.
      const { exchange: _exchange, ...sums } = refundSumsOf(order, after, order.fees + fee);
      return sums;
    },
  };
}
