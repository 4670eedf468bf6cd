import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';

/** Stands for the prices of any product. */
const anyProduct = -1;

interface Span {
  /** Not included. */
  from: Date;
  to: Date;
}

/**
 * Products whose price turned by itself in a span of time: a time sale, another promotion or a coupon of theirs began or
 * ended by its date. Null when it may be any of them.
 */
export async function scheduledPriceChanges(db: Db, { from, to }: Span): Promise<number[] | null> {
  const isWithin = (column: string) =>
    sql<boolean>`(${sql.ref(column)} > ${from}::timestamptz and ${sql.ref(column)} <= ${to}::timestamptz)`;
  const { rows } = await sql<Row<'products', 'product_id'>>`
    select product_id from products where ${isWithin('time_sale_start_at')}
    union select product_id from products where ${isWithin('time_sale_end_at')}
    union select m.product_id from promotion_rules r join promotion_rule_products m using (promotion_rule_id)
      where ${isWithin('r.starts_at')} or ${isWithin('r.ends_at')}
    union select unnest(coalesce(c.product_ids, array[${sql.lit(anyProduct)}])) from coupons c
      where ${isWithin('c.starts_at')} or ${isWithin('c.ends_at')}
    order by product_id`.execute(db);
  return rows[0]?.product_id === anyProduct ? null : rows.map((row) => row.product_id);
}
