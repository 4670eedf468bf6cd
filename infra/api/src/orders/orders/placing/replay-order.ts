import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import type { PlacedOrder } from './place-order.ts';

/**
 * The reply to a repeated form, whose first reply may be a day old (decision 115): nothing to pay for an order that is
 * paid or has its virtual account.
 * @throws ORDER_CLOSED for one that was given up or cancelled, so that it is not paid for
 */
export async function replayOrder(tx: Db, placed: PlacedOrder): Promise<PlacedOrder> {
  const order = await tx
    .selectFrom('orders')
    .select(['payment_state', 'deposit', 'paid_at'])
    .where('order_id', '=', placed.order_id)
    .executeTakeFirst();
  if (order?.paid_at) return { ...placed, payment: null };
  if (order?.payment_state !== 'READY') throw createError('ORDER_CLOSED');
  return order.deposit ? { ...placed, payment: null } : placed;
}
