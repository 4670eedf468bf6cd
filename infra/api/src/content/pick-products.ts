import type { FamilySite } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

interface Pick {
  site: FamilySite;
  order: 'best' | 'newest' | 'shuffled';
  categoryId?: number;
  flag?: string;
  count: number;
}

const orders = {
  best: sql`p.sales_count desc, p.product_id desc`,
  newest: sql`p.released_at desc, p.product_id desc`,
  // The same mix for everyone, unlike the list orders.
  shuffled: sql`md5(p.product_id::text), p.product_id`,
};

/** Ids for a rail of the home page: products in stock of this site. */
export async function pickProducts(
  db: Db,
  { site, order, categoryId, flag, count }: Pick,
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select p.product_id from products p join brands b using (brand_id)
    where not p.is_hidden and not p.is_sold_out
      and (${site.id}::int = 1 or b.family_site_id = ${site.id}::int)
      ${categoryId ? sql`and p.category_ids @> ${[categoryId]}::int[]` : sql``}
      ${flag ? sql`and p.flags @> ${[flag]}::text[]` : sql``}
    order by ${orders[order]} limit ${count}`.execute(db);
  return rows.map((row) => row.product_id);
}
