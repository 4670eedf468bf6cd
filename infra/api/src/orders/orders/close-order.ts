import type { DepositAccount } from '@mall/contracts/api/orders/orders';
import { recordSales } from '../../catalogue/lists/periods/record-sales.ts';
import { lockProducts } from '../../catalogue/products/lock-products.ts';
import { giveCouponsBack } from '../../money/coupons/held-coupons.ts';
import { givePointsBack } from '../../money/points/give-points-back.ts';
import type { OrderFailureCode } from '../../platform/database/schema/column-types.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { deleteCartRows } from '../carts/cart-repository.ts';
import { giveHoldsBack } from '../drops/order-holds.ts';
import { loadLines, moveLines } from './move-lines.ts';
import { returnStock } from './stock.ts';

/**
 * Marks an order paid and clears what it came from. False when it was settled in the meantime.
 * @cannotThrow ORDER_STATE: nothing moves the lines of an order before it is paid
 */
export function confirmPayment(db: Db, orderId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .updateTable('orders')
      .set({ payment_state: 'PAID', paid_at: now, placed_from: null })
      .where('order_id', '=', orderId)
      .where('payment_state', '=', 'READY')
      .returning(['member_id', 'cart_ids', 'temporary_id'])
      .executeTakeFirst();
    if (!order) return false;
    const lines = await loadLines(tx, orderId);
    await moveLines(tx, lines, { to: 'PAYMENT_CONFIRM', actor: 'SYSTEM', now });
    await lockProducts(
      tx,
      lines.map((line) => line.product_id),
    );
    await recordSales(tx, orderId, now);
    await clearOrigin(tx, order);
    faultPoint('settle:confirmed-before-commit');
    return true;
  });
}

/** What an order came from has served: its cart lines and its temporary order. */
async function clearOrigin(
  tx: Db,
  order: { member_id: number | null; cart_ids: number[]; temporary_id: string },
): Promise<void> {
  if (order.member_id !== null) await deleteCartRows(tx, order.member_id, order.cart_ids);
  await tx.deleteFrom('temporary_orders').where('temporary_id', '=', order.temporary_id).execute();
}

/** Notes the virtual account that an order waits for; the order stands from now on, as a paid one does. */
export function keepDepositAccount(db: Db, orderId: string, account: DepositAccount): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .updateTable('orders')
      .set({ deposit: JSON.stringify(account) })
      .where('order_id', '=', orderId)
      .where('payment_state', '=', 'READY')
      .where('deposit', 'is', null)
      .returning(['member_id', 'cart_ids', 'temporary_id'])
      .executeTakeFirst();
    if (order) await clearOrigin(tx, order);
  });
}

interface Closing {
  state: 'FAILED' | 'CANCELLED';
  code: OrderFailureCode;
  /** Whether money was taken that has to go back. */
  isRefundDue: boolean;
  now: Date;
}

/** Ends an unpaid order and puts its stock, coupons and points back, once. False when it was settled in the meantime. */
export function abandonOrder(db: Db, orderId: string, closing: Closing): Promise<boolean> {
  return db.transaction().execute((tx) => abandonOrderIn(tx, orderId, closing));
}

/** The same as part of a transaction. */
export async function abandonOrderIn(
  tx: Db,
  orderId: string,
  { state, code, isRefundDue, now }: Closing,
): Promise<boolean> {
  const order = await tx
    .updateTable('orders')
    .set({
      payment_state: state,
      failure_code: code,
      is_stock_reserved: false,
      is_refund_due: isRefundDue,
      placed_from: null,
    })
    .where('order_id', '=', orderId)
    .where('payment_state', '=', 'READY')
    .where('is_stock_reserved', '=', true)
    .returning(['order_id', 'member_id', 'point_amount'])
    .executeTakeFirst();
  if (!order) return false;
  await returnStock(tx, await loadLines(tx, orderId));
  await giveHoldsBack(tx, orderId, now);
  await giveCouponsBack(tx, orderId);
  await givePointsBack(tx, order, { key: `UNSPENT:${orderId}`, amount: order.point_amount, now });
  return true;
}
