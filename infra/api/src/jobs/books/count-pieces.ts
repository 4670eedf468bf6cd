import { goneBackStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Where the pieces of the shop are. Their sum changes by `stock.set` and an import only. */
export interface CountedPieces {
  inStock: number;
  /** Of orders that are paid or may still be, and of exchanges that wait for their new piece. */
  taken: number;
}

export async function countPieces(db: Db): Promise<CountedPieces> {
  const { rows } = await sql<CountedPieces>`
    select (select coalesce(sum(stock), 0)::int from product_options) as "inStock",
      (select coalesce(sum(l.order_quantity), 0)::int from order_lines l join orders o using (order_id)
        where (o.is_stock_reserved or o.paid_at is not null)
          and l.status <> all(${sql.val([...goneBackStatuses])}::text[]))
      + (select coalesce(sum(l.order_quantity), 0)::int from claims c join order_lines l using (order_line_id)
        where c.holds_stock) as taken`.execute(db);
  return rows[0] ?? { inStock: 0, taken: 0 };
}
