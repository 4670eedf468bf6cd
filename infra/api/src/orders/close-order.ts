import { sql } from 'kysely';
import { deleteCartRows } from '../carts/cart-repository.ts';
import type { Db } from '../database/schema.ts';
import { type Pieces, returnStock } from './stock.ts';

/** Lines of an order as far as stock is concerned. */
export function loadPieces(db: Db, orderId: string): Promise<Pieces[]> {
  return db
    .selectFrom('order_lines')
    .select(['product_id', 'product_option_id', 'order_quantity'])
    .where('order_id', '=', orderId)
    .execute();
}

/** Marks an order paid and clears what it came from. False when it was settled in the meantime. */
export function confirmPayment(db: Db, orderId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .updateTable('orders')
      .set({ payment_state: 'PAID', status: 'PAYMENT_CONFIRM', paid_at: now })
      .where('order_id', '=', orderId)
      .where('payment_state', '=', 'READY')
      .returning(['member_id', 'cart_ids', 'temporary_id'])
      .executeTakeFirst();
    if (!order) return false;
    if (order.member_id !== null) await deleteCartRows(tx, order.member_id, order.cart_ids);
    await tx.deleteFrom('temporary_orders').where('temporary_id', '=', order.temporary_id).execute();
    await sql`update products p set sales_count = p.sales_count + l.pieces
      from (select product_id, sum(order_quantity)::int as pieces from order_lines
        where order_id = ${orderId} group by product_id) l
      where l.product_id = p.product_id`.execute(tx);
    return true;
  });
}

interface Closing {
  state: 'FAILED' | 'CANCELLED';
  code: string;
  /** Whether money was taken that has to go back. */
  isRefundDue: boolean;
}

/** Ends an unpaid order and puts its stock back, once. False when it was settled in the meantime. */
export function abandonOrder(
  db: Db,
  orderId: string,
  { state, code, isRefundDue }: Closing,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .updateTable('orders')
      .set({
        payment_state: state,
        failure_code: code,
        is_stock_reserved: false,
        is_refund_due: isRefundDue,
      })
      .where('order_id', '=', orderId)
      .where('payment_state', '=', 'READY')
      .where('is_stock_reserved', '=', true)
      .returning('order_id')
      .executeTakeFirst();
    if (!order) return false;
    await returnStock(tx, await loadPieces(tx, orderId));
    return true;
  });
}
