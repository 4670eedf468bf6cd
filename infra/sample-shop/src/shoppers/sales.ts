import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

/** Best sellers that sell in the last month; of a large catalogue as many, so that a start stays fast. */
const sellers = 400;
const days = 30;
const hours = 24;

/** A number that looks random and is the same at every start; 0 to 255. */
const dice = (of: string) => sql.raw(`('x' || left(md5(${of}), 2))::bit(8)::int`);

/** Gives the sample products sales in the last hours and days, so that periods of the best sellers have something to rank. */
export async function scheduleSales(db: Db, sampleCount: number, now: Date): Promise<void> {
  const sold = sql`select product_id, sales_count from products
    where product_id <= ${sampleCount}::int and not is_hidden and not is_sold_out order by sales_count desc, product_id limit ${sellers}`;
  // Each product has a week of its own in which it sells well: the best of a day are not those of the month.
  await sql`insert into product_sales_days (day, product_id, pieces)
    select today - ago, product_id, 1 + sales_count / 200
      + case when abs(ago - ${dice(`'peak' || product_id`)} % ${days}) < 4 then ${dice(`'high' || product_id`)} % 24 else 0 end
      + ${dice(`product_id || ' ' || ago`)} % 4
    from (${sold}) sold cross join generate_series(0, ${days - 1}::int) ago
      cross join (select (${now}::timestamptz at time zone 'Asia/Seoul')::date as today) clock
    where ${dice(`ago || ' ' || product_id`)} % 4 = 0 or abs(ago - ${dice(`'peak' || product_id`)} % ${days}) < 4
    on conflict do nothing`.execute(db);
  await sql`insert into product_sales_hours (hour, product_id, pieces)
    select date_trunc('hour', ${now}::timestamptz) - make_interval(hours => ago), product_id,
      1 + sales_count / 1000 + ${dice(`product_id || ':' || ago`)} % 5
    from (${sold}) sold cross join generate_series(0, ${hours - 1}::int) ago
    where ${dice(`ago || ':' || product_id`)} % 8 = 0
    on conflict do nothing`.execute(db);
}
