import type { OrderLine } from '@mall/contracts/api/orders';
import type { OrderStatus } from '@mall/contracts/domain/order-status';
import type { Db } from '../database/schema.ts';

interface WritableLine {
  order_line_id: number;
  order_id: string;
  product_id: number;
  product_option_id: number;
  snapshot: OrderLine;
}

/** The goods have arrived and were kept. */
const received: readonly OrderStatus[] = ['SHIPPING_COMPLETE', 'PURCHASE_CONFIRM'];

/** Order lines that the member may review: their own, received, without a review. */
export function writableLines(
  db: Db,
  memberId: number,
  limit: number,
  orderLineId?: number,
): Promise<WritableLine[]> {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .select([
      'order_lines.order_line_id',
      'order_lines.order_id',
      'order_lines.product_id',
      'order_lines.product_option_id',
      'order_lines.snapshot',
    ])
    .where('orders.member_id', '=', memberId)
    .where('order_lines.status', 'in', received)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reviews')
            .select('review_id')
            .whereRef('reviews.order_line_id', '=', 'order_lines.order_line_id'),
        ),
      ),
    )
    .$if(orderLineId !== undefined, (query) =>
      query.where('order_lines.order_line_id', '=', orderLineId ?? 0),
    )
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('order_lines.order_line_id')
    .limit(limit)
    .execute();
}
