import { withShopperStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { sql } from 'kysely';
import { originOfLine } from '../../orders/orders/line-facts.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';

/** A line with goods that the member has. */
export interface ReceivedLine
  extends Row<'order_lines', 'order_line_id' | 'order_id' | 'product_id' | 'product_option_id' | 'snapshot'>,
    Row<'products', 'garment'> {
  /** What its review belongs to: the line as it was ordered. */
  origin_line_id: number;
}

const receivedLines = (db: Db, memberId: number) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .innerJoin('products', 'products.product_id', 'order_lines.product_id')
    .select('products.garment')
    .select([
      'order_lines.order_line_id',
      'order_lines.order_id',
      'order_lines.product_id',
      'order_lines.product_option_id',
      'order_lines.snapshot',
    ])
    .select(originOfLine.as('origin_line_id'))
    .where('orders.member_id', '=', memberId)
    // A gift has no page where a review could be read.
    .where('order_lines.gift_promotion_id', 'is', null)
    .where('order_lines.status', 'in', withShopperStatuses);

/** A line whose goods the member has; undefined for any other. */
export function receivedLine(
  db: Db,
  memberId: number,
  orderLineId: number,
): Promise<ReceivedLine | undefined> {
  return receivedLines(db, memberId).where('order_lines.order_line_id', '=', orderLineId).executeTakeFirst();
}

/** What the member may review, newest first: one line of each that was ordered, however many parts it has by now. */
export function writableLines(
  db: Db,
  memberId: number,
  { limit, productId }: { limit: number; productId?: number | undefined },
): Promise<ReceivedLine[]> {
  return receivedLines(db, memberId)
    .$if(productId !== undefined, (lines) => lines.where('order_lines.product_id', '=', productId ?? 0))
    .where(sql<boolean>`not exists (select 1 from reviews r where r.order_line_id = ${originOfLine})`)
    .where(
      sql<boolean>`not exists (select 1 from order_lines part
        where part.order_id = order_lines.order_id and part.order_line_id < order_lines.order_line_id
          and coalesce(part.origin_line_id, part.order_line_id) = ${originOfLine}
          and part.status = any(${sql.val([...withShopperStatuses])}::text[]))`,
    )
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('order_lines.order_line_id')
    .limit(limit)
    .execute();
}
