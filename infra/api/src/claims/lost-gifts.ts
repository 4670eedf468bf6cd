import { canMove } from '@mall/contracts/domain/orders/order-transitions';
import { type LineRow, loadLines } from '../orders/orders/move-lines.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { loadClaimedOrder, withReturned } from './refunds/claimed-order.ts';
import { stillEarned } from './refunds/remaining-price.ts';

/**
 * Lines that are cancelled together with the gifts that the rest does not earn any more and that were not prepared yet;
 * a gift that is on its way stays and costs its value (docs/decisions/0132).
 */
export async function withLostGifts(
  tx: Db,
  orderId: string,
  lines: readonly LineRow[],
): Promise<readonly LineRow[]> {
  const order = await loadClaimedOrder(tx, orderId);
  const ids = new Set(lines.map((line) => line.order_line_id));
  const earned = stillEarned(withReturned(order, (line) => ids.has(line.order_line_id), 'BACK'));
  const lost = new Set(
    order.lines.flatMap(({ order_line_id, basis }) =>
      basis?.gift && !earned.has(basis.gift.rule_id) && !ids.has(order_line_id) ? [order_line_id] : [],
    ),
  );
  if (lost.size === 0) return lines;
  const gifts = (await loadLines(tx, orderId)).filter(
    (line) => lost.has(line.order_line_id) && canMove(line.status, 'PART_REFUND_READY', 'SHOPPER'),
  );
  return [...lines, ...gifts];
}
