import type { NewMain } from '@mall/contracts/api/content/new-main';
import { promotions } from '@mall/contracts/domain/catalogue/promotions';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { promotionsSql } from '../../lists/cards/promotions-sql.ts';

/** Lists of their own (spec 2.1); the other promotions are filters of the goods list. */
const flagLists = ['ONEPLUS', 'NPLUS', 'SETFIX'];

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
    const isRefused = site.code === 'aquascutum' && flagLists.includes(value);
    if (count === 0 || isRefused) return [];
    const path = flagLists.includes(value) ? `/goods/list/${value}` : '/goods/list';
    const filter = flagLists.includes(value) ? '' : `&f_promotions[]=${value}`;
    const href = `${path}?family_site=${site.code}${filter}`;
    return [{ type: value, label, href, count }];
  });
}
