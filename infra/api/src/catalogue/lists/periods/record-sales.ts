import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';

/** Retention of hourly and daily sales: what the longest periods read, with a margin. */
const retentionHours = 48;
const retentionDays = 32;

/**
 * Counts the pieces of a paid order, gifts apart, for all time, its hour and its day. The caller holds the products'
 * locks, which these rows are written under.
 */
export async function recordSales(tx: Db, orderId: string, now: Date): Promise<void> {
  const sold = sql`select product_id, sum(order_quantity)::int as pieces from order_lines
    where order_id = ${orderId} and gift_promotion_id is null group by product_id`;
  await sql`with sold as (${sold}), hours as (
      insert into product_sales_hours (hour, product_id, pieces)
      select date_trunc('hour', ${now}::timestamptz), product_id, pieces from sold order by product_id
      on conflict (hour, product_id) do update set pieces = product_sales_hours.pieces + excluded.pieces
    ), days as (
      insert into product_sales_days (day, product_id, pieces)
      select (${now}::timestamptz at time zone 'Asia/Seoul')::date, product_id, pieces from sold order by product_id
      on conflict (day, product_id) do update set pieces = product_sales_days.pieces + excluded.pieces
    )
    update products p set sales_count = p.sales_count + sold.pieces
      from sold where sold.product_id = p.product_id`.execute(tx);
}

/** Deletes hours and days that no period looks at any more. */
export async function forgetSales(db: Db, now: Date): Promise<void> {
  await sql`delete from product_sales_hours where hour < ${now}::timestamptz - make_interval(hours => ${retentionHours})`.execute(
    db,
  );
  await sql`delete from product_sales_days
    where day < (${now}::timestamptz at time zone 'Asia/Seoul')::date - ${retentionDays}::int`.execute(db);
}
