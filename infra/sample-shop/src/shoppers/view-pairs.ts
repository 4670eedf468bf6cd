import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

/** Products that have pairs, and how far apart two of a pair may be numbered: a large catalogue is seeded as fast. */
const pairedProducts = 2_400;
const reach = 40;
const pairsOfEach = 8;

/** Which products are looked at together: neighbours in the catalogue of one root category, in the last days. */
export async function seedViewPairs(db: Db, now: Date): Promise<void> {
  await sql`
    with pairs as (
      select p.product_id as one, o.product_id as other, o.views from products p cross join lateral (
        select q.product_id, 3 + ('x' || left(md5(q.product_id::text || p.product_id::text), 4))::bit(16)::int % 20
          as views
        from products q
        where q.product_id between p.product_id - ${reach}::int and p.product_id + ${reach}::int
          and q.product_id <> p.product_id and q.category_ids[1] = p.category_ids[1] and not q.is_sold_out
        order by views desc, q.product_id limit ${pairsOfEach}
      ) o where p.product_id <= ${pairedProducts}::int
    )
    insert into product_view_pairs (product_id, other_id, day, views)
    select one, other, ${now}::date - 1, views from (
      select one, other, views from pairs union all select other, one, views from pairs
    ) both_ways
    on conflict do nothing`.execute(db);
}
