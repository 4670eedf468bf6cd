import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';

interface BrandExhibition extends Row<'products', 'brand_id'>, Row<'brands', 'name' | 'introduction'> {
  product_ids: number[];
}

/** Brands shown, and products of each. */
const shownBrands = 3;
const shownProducts = 3;

/** The brands of a site that sell best, with their best sellers in stock. */
export async function loadBrandExhibitions(db: Db, siteId: number): Promise<BrandExhibition[]> {
  const { rows } = await sql<BrandExhibition>`
    with sold as (
      select p.brand_id, sum(p.sales_count) as sales from products p join brands b using (brand_id)
      where not p.is_hidden and not p.is_sold_out and (${siteId}::int = 1 or b.family_site_id = ${siteId}::int)
      group by p.brand_id order by sales desc, p.brand_id limit ${shownBrands}
    )
    select b.brand_id, b.name, b.introduction,
      array(select p.product_id from products p where p.brand_id = b.brand_id and not p.is_hidden
        and not p.is_sold_out order by p.sales_count desc, p.product_id limit ${shownProducts}) as product_ids
    from sold join brands b using (brand_id) order by sold.sales desc, b.brand_id`.execute(db);
  return rows;
}
