import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import type { PlacedOrder } from './place-order.ts';

/**
 * What a form that is sent again gets instead of its first reply, which may be a day old: nothing to pay for an order
 * that is paid or has its virtual account, and ORDER_CLOSED for one that was given up or cancelled, so that nobody pays
 * for it (decision 115).
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
