import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';
import { lookedAt } from '../looked-at.ts';
import { operatorCommand, refused } from '../operator-command.ts';

/** An order as a caller asks about it: who, where to, its lines and parcels, what was paid and given back. */
export const showOrder = operatorCommand(
  z.strictObject({ order_id: z.string().max(40) }),
  async ({ order_id }, { tx }) => {
    const order = await tx
      .selectFrom('orders')
      .leftJoin('members', 'members.member_id', 'orders.member_id')
      .select([
        'ordered_at',
        'paid_at',
        'pay_method',
        'payment_state',
        'payment_id',
        'total',
        'product_amount',
      ])
      .select(['delivery_fee', 'coupon_amount', 'point_amount', 'refunded_amount', 'form', 'user_id'])
      .where('order_id', '=', order_id)
      .executeTakeFirst();
    if (!order) throw refused(`there is no order ${order_id}`);
    const { form } = order;
    return {
      lines: [
        `order ${order_id}  ${order.ordered_at.toISOString()}  ${order.user_id ?? 'guest'}`,
        `ordered by: ${form.orderer_name}  ${form.orderer_phone}  ${form.orderer_email}`,
        `sent to: ${form.receiver_name}  ${form.receiver_phone}  (${form.zipcode}) ${form.address} ${form.address_detail}`,
        ...(form.delivery_memo ? [`note: ${form.delivery_memo}`] : []),
        `payment: ${order.payment_state}  ${order.pay_method}  ${order.payment_id}  ${order.paid_at?.toISOString() ?? 'not paid'}`,
        `total ${order.total} KRW: goods ${order.product_amount}, delivery ${order.delivery_fee}, coupons -${order.coupon_amount}, points -${order.point_amount}; given back ${order.refunded_amount}`,
        ...(await linesOf(tx, order_id)),
        ...(await movesOf(tx, order_id)),
        ...(await refundsOf(tx, order_id)),
      ],
      changes: lookedAt(`order ${order_id}`, 'order'),
    };
  },
);

async function linesOf(tx: Db, orderId: string): Promise<string[]> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['order_line_id', 'order_quantity', 'paid_price', 'status', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('order_line_id')
    .execute();
  return lines.map(
    ({ order_line_id, order_quantity, paid_price, status, snapshot }) =>
      `line ${order_line_id}  ${status}  ${order_quantity} x ${snapshot.product_name}  ${snapshot.color_name} / ${snapshot.size_name}  paid ${paid_price} KRW`,
  );
}

/** The latest state of each line with who moved it there, and its parcel. */
async function movesOf(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<
    Row<'order_moves', 'order_line_id' | 'moved_at' | 'from_status' | 'to_status' | 'actor'> &
      Row<'order_moves', 'carrier' | 'tracking_number'>
  >`select order_line_id, moved_at, from_status, to_status, actor, carrier, tracking_number from order_moves
    where order_id = ${orderId} order by order_move_id`.execute(tx);
  return rows.map(
    (move) =>
      `  ${move.moved_at.toISOString()}  line ${move.order_line_id}: ${move.from_status} -> ${move.to_status}  ${move.actor}${move.tracking_number ? `  ${move.carrier} ${move.tracking_number}` : ''}`,
  );
}

async function refundsOf(tx: Db, orderId: string): Promise<string[]> {
  const refunds = await tx
    .selectFrom('refunds')
    .select(['amount', 'point_amount', 'state', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('refund_id')
    .execute();
  return refunds.map(
    ({ amount, point_amount, state, reason, created_at }) =>
      `refund ${created_at.toISOString()}  ${amount} KRW, ${point_amount} points  ${state}  ${reason}`,
  );
}
