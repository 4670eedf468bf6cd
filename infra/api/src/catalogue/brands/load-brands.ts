import type { Brand } from '@mall/contracts/api/catalogue/brands';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { siteCodeOf } from '../lists/cards/load-cards.ts';

interface BrandRow extends Omit<Brand, 'family_site'>, Row<'brands', 'family_site_id' | 'introduction'> {
  best_ids: number[];
}

/** Sellers shown with a brand's introduction. */
const shownSellers = 3;

/** Brands of a site by Korean name, with their best sellers; the main shop has all of them. */
export async function loadBrands(db: Db, siteId = 1) {
  const { rows } = await sql<BrandRow>`
    select b.brand_id, b.name, b.name_en, b.family_site_id, b.introduction,
      (select count(*)::int from products p where p.brand_id = b.brand_id and not p.is_hidden) as product_count,
      array(select p.product_id from products p where p.brand_id = b.brand_id and not p.is_hidden
        order by p.sales_count desc, p.product_id limit ${shownSellers}) as best_ids
    from brands b where ${siteId}::int = 1 or b.family_site_id = ${siteId}::int
    order by b.name, b.brand_id`.execute(db);
  return rows.map(({ family_site_id, ...row }) => ({ ...row, family_site: siteCodeOf(family_site_id) }));
}
