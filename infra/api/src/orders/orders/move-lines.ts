import type { Carrier } from '@mall/contracts/domain/orders/carrier';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { orderStatusLabels } from '@mall/contracts/domain/orders/order-status-labels';
import { canMove, type OrderActor, orderStatusOf } from '@mall/contracts/domain/orders/order-transitions';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import { isGuaranteedLine, originOfLine } from './line-facts.ts';

/** A line of an order as far as its way through the states is concerned. Money in KRW. */
export interface LineRow
  extends Row<'order_lines', 'order_line_id' | 'order_id' | 'product_id' | 'product_option_id'>,
    Row<'order_lines', 'order_quantity' | 'status' | 'paid_price' | 'coupon_amount' | 'point_amount'>,
    Row<'order_lines', 'refund_id' | 'snapshot'> {
  /** The line that was ordered, of which this one is the whole or a part. */
  origin_line_id: number;
  /** Sent by quick delivery. */
  is_guaranteed: boolean;
}

export type OrderRow = Row<
  'orders',
  'order_id' | 'payment_id' | 'member_id' | 'payment_state' | 'delivery_fee' | 'total'
>;

export interface Move {
  to: OrderStatus;
  actor: OrderActor;
  now: Date;
  /** The parcel of the goods, where the operator records it. */
  parcel?: { carrier: Carrier; tracking_number: string } | undefined;
}

const orderState = (from: OrderStatus, to: OrderStatus) =>
  createError(
    'ORDER_STATE',
    `${orderStatusLabels[from]} 상태의 상품은 ${orderStatusLabels[to]}(으)로 변경할 수 없습니다.`,
  );

/**
 * Locks an order, so that everything that moves its lines goes one after the other. It comes before goods, coupons and
 * members (decision 49).
 */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow> {
  const order = await tx
    .selectFrom('orders')
    .select(['order_id', 'payment_id', 'member_id', 'payment_state', 'delivery_fee', 'total'])
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw notFound('주문 정보를 찾을 수 없습니다.');
  return order;
}

export function loadLines(db: Db, orderId: string): Promise<LineRow[]> {
  return db
    .selectFrom('order_lines')
    .select([
      'order_line_id',
      'order_id',
      'product_id',
      'product_option_id',
      'order_quantity',
      'status',
      'paid_price',
      'coupon_amount',
      'point_amount',
      'refund_id',
      'snapshot',
    ])
    .select([originOfLine.as('origin_line_id'), isGuaranteedLine.as('is_guaranteed')])
    .where('order_id', '=', orderId)
    .orderBy('order_line_id')
    .execute();
}

/**
 * Moves lines of a locked order and records it; ORDER_STATE when the state machine does not let this actor. The
 * order's own status follows its lines. What a move means for stock and money is in claims/move-with-effects.ts.
 */
export async function moveLines(
  tx: Db,
  lines: readonly LineRow[],
  { to, actor, now, parcel }: Move,
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  for (const line of lines) if (!canMove(line.status, to, actor)) throw orderState(line.status, to);
  await tx
    .updateTable('order_lines')
    .set({
      status: to,
      ...(to === 'SHIPPING_COMPLETE' || to === 'EXCHANGE_RECEIVE' ? { delivered_at: now } : {}),
    })
    .where(
      'order_line_id',
      'in',
      lines.map((line) => line.order_line_id),
    )
    .execute();
  await tx
    .insertInto('order_moves')
    .values(
      lines.map(({ order_id, order_line_id, status }) => ({
        order_id,
        order_line_id,
        from_status: status,
        to_status: to,
        actor,
        moved_at: now,
        ...parcel,
      })),
    )
    .execute();
  const statuses = await tx
    .selectFrom('order_lines')
    .select('status')
    .where('order_id', '=', first.order_id)
    .execute();
  await tx
    .updateTable('orders')
    .set({ status: orderStatusOf(statuses.map((line) => line.status)) })
    .where('order_id', '=', first.order_id)
    .execute();
}
