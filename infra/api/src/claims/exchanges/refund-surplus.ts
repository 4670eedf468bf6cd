import type { Move, OrderRow } from '../../orders/orders/move-lines.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { loadClaimedOrder } from '../refunds/claimed-order.ts';
import { refundSumsOf } from '../refunds/refund-sums.ts';
import { createRefund, type GivenBack } from '../refunds/refunds.ts';

/** Writes down what was paid beyond the price of an order after an exchange, for instance for a cheaper option. */
export async function refundSurplus(
  tx: Db,
  order: OrderRow,
  { actor, now }: Pick<Move, 'actor' | 'now'>,
): Promise<GivenBack> {
  const stored = await loadClaimedOrder(tx, order.order_id);
  const { amount, points } = refundSumsOf(stored, stored, stored.fees);
  if (amount + points === 0) return { refund_amount: 0, refund_points: 0, rows: [] };
  return createRefund(tx, { order, lines: [], actor, reason: '교환 차액', now });
}
