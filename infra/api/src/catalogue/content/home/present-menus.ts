import type { LayoutSettings } from '@mall/contracts/api/content/content';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { articlesOutAt } from '../boards/magazines.ts';
import { plansRunningAt } from '../boards/plans.ts';
import { type ContentKind, type GoodsScope, type MenuCandidate, type Menus, menusOf } from './menus.ts';

/** What menus depend on besides the rows behind them. */
interface MenuState {
  /** An operator switches Coupon Zone on for a site. */
  isCouponZone: boolean;
  /** Plans and articles begin and end by the clock. */
  now: Date;
}

/** The header menus of a site without those that lead to an empty list. */
export async function loadMenus(db: Db, site: FamilySite, state: MenuState): Promise<LayoutSettings['gnb']> {
  const menus = menusOf(site, await loadSiteBrandId(db, site));
  const needs = [...menus.main, ...menus.right, ...menus.extra].map((link) => link.needs);
  const checks = needs.map((need) => (need === undefined ? sql`true` : existence(site, need, state)));
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(checks)}] as found`.execute(db);
  const found = rows[0]?.found ?? [];
  const present = new Set(needs.filter((_need, index) => found[index]));
  return withPresent(menus, present);
}

/** The brand that bears the name of its site, as of the luxury site; null while the catalogue has none. */
async function loadSiteBrandId(db: Db, site: FamilySite): Promise<number | null> {
  const brand = await db
    .selectFrom('brands')
    .select('brand_id')
    .where('family_site_id', '=', site.id)
    .where(sql`upper(name_en)`, '=', site.name)
    .orderBy('brand_id')
    .executeTakeFirst();
  return brand?.brand_id ?? null;
}

function withPresent(menus: Menus, present: ReadonlySet<MenuCandidate['needs']>): LayoutSettings['gnb'] {
  const shown = (links: readonly MenuCandidate[]) =>
    links.flatMap(({ needs, ...link }) => (needs === undefined || present.has(needs) ? [link] : []));
  return { main: shown(menus.main), right: shown(menus.right), extra: shown(menus.extra) };
}

/** Brands `b` or contents of a site; the main shop has those of all. */
const ofSite = ({ id }: FamilySite, column: string) =>
  sql`(${id}::int = 1 or ${sql.ref(column)} = ${id}::int)`;

function existence(
  site: FamilySite,
  need: GoodsScope | ContentKind,
  { isCouponZone, now }: MenuState,
): RawBuilder<unknown> {
  switch (need) {
    case 'plans':
      return sql`exists(select 1 from plans l where l.family_site_id = ${site.id} and ${plansRunningAt(now)})`;
    case 'events':
      return sql`exists(select 1 from events e where not e.is_hidden and ${ofSite(site, 'e.family_site_id')})`;
    case 'magazines':
      return sql`exists(select 1 from magazines m
        where ${ofSite(site, 'm.family_site_id')} and ${articlesOutAt(now)})`;
    case 'reviews':
      return sql`exists(select 1 from reviews join products p using (product_id) join brands b using (brand_id)
        where not p.is_hidden and ${ofSite(site, 'b.family_site_id')})`;
    case 'live':
      return sql`exists(select 1 from campaigns) or exists(select 1 from short_forms)`;
    case 'coupons':
      return sql`${isCouponZone}::boolean`;
    default:
      return goodsExist(site, need);
  }
}

/** As the goods list of the scope finds them (facet-columns.ts). */
function goodsExist(site: FamilySite, { categoryId, brandId, flag }: GoodsScope): RawBuilder<unknown> {
  const conditions = [
    sql`not p.is_hidden`,
    ofSite(site, 'b.family_site_id'),
    ...(categoryId === undefined ? [] : [sql`p.category_ids @> array[${categoryId}::int]`]),
    ...(brandId === undefined ? [] : [sql`p.brand_id = ${brandId}`]),
    ...(flag === undefined
      ? []
      : [
          flag === 'DELIVERY_GUARANTEE' ? sql`p.is_delivery_guarantee` : sql`p.flags @> array[${flag}::text]`,
        ]),
  ];
  return sql`exists(select 1 from products p join brands b using (brand_id)
    where ${sql.join(conditions, sql` and `)})`;
}
