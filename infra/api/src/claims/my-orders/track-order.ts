import type { Parcel } from '@mall/contracts/api/orders/order-tracking';
import { originOfLine } from '../../orders/orders/line-facts.ts';
import { isOrderOf, type Owner } from '../../orders/orders/owner.ts';
import { shownStatus } from '../../orders/orders/shown-status.ts';
import { orderNotFound } from '../../orders/orders/view-order.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { parcelsOf } from './parcels-of.ts';

/** Where the goods of an order of the caller are, parcel by parcel. */
export async function trackOrder(db: Db, owner: Owner, orderId: string, now: Date): Promise<Parcel[]> {
  const order = await db
    .selectFrom('orders')
    .select(['ordered_at', 'paid_at', 'payment_state', 'deposit'])
    .where('order_id', '=', orderId)
    .where(isOrderOf(owner, now))
    .executeTakeFirst();
  if (!order) throw orderNotFound();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_line_id', 'status', 'delivered_at'])
    .select(originOfLine.as('origin_line_id'))
    .where('order_id', '=', orderId)
    .orderBy('order_line_id')
    .execute();
  const moves = await db
    .selectFrom('order_moves')
    .select(['order_line_id', 'to_status', 'moved_at', 'carrier', 'tracking_number'])
    .where('order_id', '=', orderId)
    .orderBy('order_move_id')
    .execute();
  const shown = lines.map((line) => ({ ...line, status: shownStatus(order, line.status) }));
  return parcelsOf({ ...order, lines: shown, moves });
}
