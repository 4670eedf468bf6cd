import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import type { ProductRow } from '../product-row.ts';

/** Products looked at on each side of a starting point, which is another one for every product. */
const similarCandidates = 150;

/**
 * Pieces to wear with it: other categories of the same root that share a season, the same site first. Bounded in any
 * catalogue.
 */
export async function loadSimilarProducts(
  db: Db,
  row: Pick<ProductRow, 'product_id' | 'category_id' | 'category_ids' | 'family_site_id' | 'seasons'>,
): Promise<number[]> {
  const fitting = sql`select p.product_id, p.brand_id from products p
    where not p.is_hidden and not p.is_sold_out and p.category_id <> ${row.category_id}
      and p.category_ids @> ${row.category_ids.slice(0, 1)}::int[]
      and (p.seasons = '{}' or ${row.seasons}::text[] = '{}' or p.seasons && ${row.seasons}::text[])`;
  const { rows } = await sql<Row<'products', 'product_id'>>`
    with start as (
      select ((${row.product_id}::bigint * 7919) % (max(product_id) + 1))::int as at from products
    ),
    near as (
      (${fitting} and p.product_id >= (select at from start) order by p.product_id limit ${similarCandidates})
      union all
      (${fitting} and p.product_id < (select at from start) order by p.product_id limit ${similarCandidates})
    )
    select product_id from near join brands b using (brand_id)
    order by (b.family_site_id = ${row.family_site_id}) desc,
      md5(product_id::text || ${String(row.product_id)}::text), product_id
    limit 8`.execute(db);
  return rows.map((item) => item.product_id);
}
