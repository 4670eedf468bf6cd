import type { LayoutSettings } from '@mall/contracts/api/content/content';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { loadSettings } from '../settings.ts';
import { loadMenus } from './present-menus.ts';

/** Header, footer and security configuration of one family site (spec 2.6, 3.9). */
export async function loadLayout(db: Db, site: FamilySite, now: Date): Promise<LayoutSettings> {
  const settings = await loadSettings(db, site.id);
  const category = await loadSiteCategories(db, site);
  return {
    family_site: site.code,
    category,
    gnb: await loadMenus(db, site, { isCouponZone: settings.site.is_coupon_zone, now }),
    ...settings.site,
    shopDefaultConfig: settings.footer,
    securityConfig: settings.security,
  };
}

/** The two category levels in which this site sells something. */
async function loadSiteCategories(db: Db, site: FamilySite): Promise<LayoutSettings['category']> {
  const { rows } = await sql<Row<'categories', 'category_id' | 'parent_id' | 'name'>>`
    select c.category_id, c.parent_id, c.name from categories c
    where exists (
      select 1 from products p join brands b using (brand_id)
      where not p.is_hidden and p.category_ids @> array[c.category_id]
        and (${site.id}::int = 1 or b.family_site_id = ${site.id}::int))
    order by c.position, c.category_id`.execute(db);
  return rows
    .filter((row) => row.parent_id === null)
    .map(({ category_id, name }) => ({
      category_id,
      name,
      children: rows
        .filter((child) => child.parent_id === category_id)
        .map((child) => ({ category_id: child.category_id, name: child.name })),
    }));
}
