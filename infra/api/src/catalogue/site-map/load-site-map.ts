import {
  type listSiteMaps,
  type SiteMapPart,
  siteMapLimit,
  type viewSiteMap,
} from '@mall/contracts/api/content/site-map';
import { listFlags } from '@mall/contracts/domain/catalogue/product-flags';
import { familySites } from '@mall/contracts/domain/family-site';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { type Dated, latestOf, loadReading } from './load-reading.ts';

type Files = EndpointData<typeof listSiteMaps>['rows'];
type Address = EndpointData<typeof viewSiteMap>['rows'][number];

const addressOf = ({ path, last_modified }: Dated): Address => ({
  path,
  last_modified: last_modified?.toISOString() ?? null,
});

const undated = (path: string): Address => ({ path, last_modified: null });

/** Files of the site map: as many of products as their number needs. */
export async function loadSiteMaps(db: Db, now: Date): Promise<Files> {
  const { rows } = await sql<{ page: number; last_modified: Date }>`
    select (row_number - 1) / ${siteMapLimit}::int + 1 as page, max(released_at) as last_modified
    from (select released_at, (row_number() over (order by product_id))::int as row_number
      from products where not is_hidden) listed
    group by 1 order by 1`.execute(db);
  const latest = rows.map((row) => row.last_modified.toISOString()).sort();
  const texts = latestOf(await loadReading(db, now, siteMapLimit));
  return [
    ...rows.map(({ page, last_modified }) => ({
      part: 'products' as const,
      page,
      last_modified: last_modified.toISOString(),
    })),
    { part: 'lists', page: 1, last_modified: latest.at(-1) ?? null },
    { part: 'reading', page: 1, last_modified: texts?.toISOString() ?? null },
  ];
}

/** Public pages of a part of the site map, at most {@link siteMapLimit}. */
export async function loadSiteMap(db: Db, part: SiteMapPart, page: number, now: Date): Promise<Address[]> {
  if (part === 'products') return (await products(db, page)).map(addressOf);
  if (page > 1) return [];
  if (part === 'reading') return (await loadReading(db, now, siteMapLimit)).map(addressOf);
  const fixed = [...familySites.map(({ home }) => home), '/goods/list'];
  return [...fixed.map(undated), ...(await lists(db)).map(addressOf)];
}

async function products(db: Db, page: number): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select '/goods/view/' || p.product_id as path,
      greatest(p.released_at, (select max(c.changed_at) from product_row_changes c
        where c.product_id = p.product_id)) as last_modified
    from products p where not p.is_hidden
    order by p.product_id limit ${siteMapLimit} offset ${(page - 1) * siteMapLimit}`.execute(db);
  return rows;
}

/** Lists with products; a list of none is no page to be found. */
async function lists(db: Db): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    with shown as (select * from products where not is_hidden)
    select '/goods/list/' || flag as path, max(released_at) as last_modified
      from shown cross join unnest(flags) as flag where flag = any(${[...listFlags]}) group by flag
    union all
    select '/goods/list/category/' || category, max(released_at)
      from shown cross join unnest(category_ids) as category group by category
    union all
    select '/goods/list/brand/' || brand_id, max(released_at) from shown group by brand_id
    order by path`.execute(db);
  return rows;
}
