import type { viewPlan as endpoint, PlanSummary } from '@mall/contracts/api/content/plans';
import type { SortOption } from '@mall/contracts/domain/catalogue/goods-list';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../../platform/http/pages.ts';
import { loadCards, siteCodeOf } from '../../lists/cards/load-cards.ts';
import { sortProductIds } from '../../lists/cards/sort-product-ids.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { pictureOf } from '../banner-of.ts';
import type { Pictured } from '../pictured.ts';

interface PlanRow extends Pictured, Row<'plans', 'plan_id' | 'family_site_id'> {
  shown_ids: number[];
}

const columns = sql`l.plan_id, l.family_site_id, l.title, l.subtitle, l.product_ids as shown_ids, b.banner_id,
  b.ground_hex, b.product_ids`;

/** A page of plans, those of one site or of all, newest first, with the sites that have any. */
export async function listPlans(
  db: Db,
  { siteId, ...page }: { siteId: number | null; page: number; limit: number },
) {
  const ofSite = sql`from plans l join banners b using (banner_id)
    where ${siteId}::int is null or l.family_site_id = ${siteId}::int`;
  const { rows } = await sql<PlanRow>`
    select ${columns} ${ofSite} order by l.plan_id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofSite}`.execute(db);
  const sites = await sql<Row<'plans', 'family_site_id'>>`
    select distinct family_site_id from plans order by family_site_id`.execute(db);
  return {
    rows: rows.map(summaryOf),
    paginate: paginateOf(page, counted.rows[0]?.total ?? 0),
    sites: sites.rows.map((row) => siteCodeOf(row.family_site_id)),
  };
}

/** One plan with its products, in its own order or sorted; NOT_FOUND when there is none. */
export async function viewPlan(
  db: Db,
  id: number,
  sort: SortOption | undefined,
  view: PriceView,
): Promise<EndpointData<typeof endpoint>> {
  const { rows } = await sql<PlanRow>`
    select ${columns} from plans l join banners b using (banner_id) where l.plan_id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('종료되었거나 존재하지 않는 기획전입니다.');
  const ids = sort ? await sortProductIds(db, row.shown_ids, sort, view) : row.shown_ids;
  return { ...summaryOf(row), products: await loadCards(db, ids, view) };
}

function summaryOf(row: PlanRow): PlanSummary {
  return {
    plan_id: row.plan_id,
    family_site: siteCodeOf(row.family_site_id),
    title: row.title,
    subtitle: row.subtitle,
    image_pc: pictureOf(row, 'wide'),
    image_mobile: pictureOf(row, 'tall'),
  };
}
