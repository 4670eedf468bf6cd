import { defaultFamilySite } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';

interface Pick {
  /** Family sites; the main shop's id means all of them. */
  siteIds: readonly number[];
  order: 'best' | 'newest' | 'shuffled';
  categoryId?: number;
  /** Child categories by name, below any root. */
  categoryNames?: readonly string[];
  flag?: string;
  count: number;
}

const orders = {
  best: sql`p.sales_count desc, p.product_id desc`,
  newest: sql`p.released_at desc, p.product_id desc`,
  // The same mix for everyone, unlike the list orders.
  shuffled: sql`md5(p.product_id::text), p.product_id`,
};

/** Ids for a rail of the home page: products in stock of these sites. */
export async function pickProducts(
  db: Db,
  { siteIds, order, categoryId, categoryNames, flag, count }: Pick,
): Promise<number[]> {
  const { rows } = await sql<Row<'products', 'product_id'>>`
    select p.product_id from products p join brands b using (brand_id)
    where not p.is_hidden and not p.is_sold_out
      and (${siteIds.includes(defaultFamilySite.id)} or b.family_site_id = any(${[...siteIds]}::int[]))
      ${categoryId ? sql`and p.category_ids @> ${[categoryId]}::int[]` : sql``}
      ${
        categoryNames
          ? sql`and p.category_id in (select category_id from categories where name = any(${[...categoryNames]}::text[]))`
          : sql``
      }
      ${flag ? sql`and p.flags @> ${[flag]}::text[]` : sql``}
    order by ${orders[order]} limit ${count}`.execute(db);
  return rows.map((row) => row.product_id);
}
