import type { Order } from '@mall/contracts/api/orders/orders';
import { freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { isOrderOf, type Owner } from './owner.ts';
import { shownStatus } from './shown-status.ts';

export const orderNotFound = () => notFound('주문 정보를 찾을 수 없습니다.');

/** Refuses with NOT_FOUND unless the order is the caller's. */
export async function requireOwnOrder(db: Db, owner: Owner, orderId: string, now: Date): Promise<void> {
  const own = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where(isOrderOf(owner, now))
    .executeTakeFirst();
  if (!own) throw orderNotFound();
}

/** One order of the caller as the result page shows it (spec 7.5). */
export async function viewOrder(db: Db, owner: Owner, orderId: string, now: Date): Promise<Order> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(isOrderOf(owner, now))
    .executeTakeFirst();
  if (!order) throw orderNotFound();
  const lines = await db
    .selectFrom('order_lines')
    .select('snapshot')
    .where('order_id', '=', orderId)
    .orderBy('order_line_id')
    .execute();
  const { form } = order;
  return {
    order_id: order.order_id,
    status: shownStatus(order, order.status),
    is_payment_returned: order.is_payment_returned,
    payment_state: order.payment_state,
    ordered_at: order.ordered_at.toISOString(),
    lines: lines.map((line) => line.snapshot),
    amount: {
      product_amount: order.product_amount,
      discount_amount: order.discount_amount,
      coupon_amount: order.coupon_amount,
      point_amount: order.point_amount,
      rows: order.amount_rows,
      delivery_fee: order.delivery_fee,
      total: order.total,
      until_free_delivery: 0,
      free_delivery_from: freeDeliveryFrom,
    },
    pay_method: order.pay_method,
    receiver: {
      name: form.receiver_name,
      phone: form.receiver_phone,
      zipcode: form.zipcode,
      address: form.address,
      address_detail: form.address_detail,
    },
    is_guest: order.member_id === null,
    deposit: order.deposit,
    refunded_amount: order.refunded_amount + (await exchangesRefunded(db, orderId)),
  };
}

/** KRW that went back of what was paid for exchanges. */
async function exchangesRefunded(db: Db, orderId: string): Promise<number> {
  const refunds = await db
    .selectFrom('refunds')
    .select('exchange_amount')
    .where('order_id', '=', orderId)
    .where('state', '=', 'DONE')
    .execute();
  return refunds.reduce((sum, refund) => sum + refund.exchange_amount, 0);
}
