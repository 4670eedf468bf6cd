import type { NewMain } from '@mall/contracts/api/content/new-main';
import { facets } from '@mall/contracts/domain/catalogue/facets';
import { listFlags } from '@mall/contracts/domain/catalogue/product-flags';
import { promotions } from '@mall/contracts/domain/catalogue/promotions';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { promotionsSql } from '../../lists/cards/promotions-sql.ts';

/** Promotions with a list of their own (spec 2.1); the others are filters of the goods list. */
const ownLists: ReadonlySet<string> = new Set(listFlags);

/** Promotions that hold now on a site and have products; none of several pieces on the luxury site (spec 2.6). */
export async function loadSitePromotions(
  db: Db,
  site: FamilySite,
  now: Date,
): Promise<NewMain['promotions']> {
  const { rows } = await sql<{ promotion: string; count: number }>`
    select promotion, count(*)::int as count
    from products p join brands b using (brand_id), unnest(${promotionsSql(now)}) promotion
    where not p.is_hidden and (${site.id}::int = 1 or b.family_site_id = ${site.id}::int)
    group by promotion`.execute(db);
  return promotions.flatMap(({ value, name: label }) => {
    const count = rows.find((row) => row.promotion === value)?.count ?? 0;
    const isRefused = site.code === 'aquascutum' && ownLists.has(value);
    if (count === 0 || isRefused) return [];
    const path = ownLists.has(value) ? `/goods/list/${value}` : '/goods/list';
    const filter = ownLists.has(value) ? '' : `&${facets.promotion.parameter}[]=${value}`;
    const href = `${path}?family_site=${site.code}${filter}`;
    return [{ type: value, label, href, count }];
  });
}
