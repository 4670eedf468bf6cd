import type { viewPlan as endpoint, PlanSummary } from '@mall/contracts/api/content/plans';
import type { SortOption } from '@mall/contracts/domain/catalogue/goods-list';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../../platform/http/pages.ts';
import { siteCodeOf } from '../../lists/cards/load-cards.ts';
import { sortProductIds } from '../../lists/cards/sort-product-ids.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { pictureOf } from '../banner-of.ts';
import type { Pictured } from '../pictured.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';

interface PlanRow extends Pictured, Row<'plans', 'plan_id' | 'family_site_id' | 'end_at'> {}

const columns = sql`l.plan_id, l.family_site_id, l.title, l.subtitle, l.end_at, b.banner_id, b.ground_hex, b.cover, b.product_ids`;

/** Plans `l` that an operator shows at this moment. */
export const plansRunningAt = (now: Date) =>
  sql`l.start_at <= ${now}::timestamptz and (l.end_at is null or l.end_at > ${now}::timestamptz)`;

/** A page of running plans, those of one site or of all, newest first, with the sites that have any. */
export async function listPlans(
  db: Db,
  { siteId, ...page }: { siteId: number | null; page: number; limit: number },
  now: Date,
) {
  const ofSite = sql`from plans l join banners b using (banner_id)
    where ${plansRunningAt(now)} and (${siteId}::int is null or l.family_site_id = ${siteId}::int)`;
  const { rows } = await sql<PlanRow>`
    select ${columns} ${ofSite} order by l.start_at desc, l.plan_id desc
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofSite}`.execute(db);
  const sites = await sql<Row<'plans', 'family_site_id'>>`
    select distinct family_site_id from plans l where ${plansRunningAt(now)} order by family_site_id`.execute(
    db,
  );
  return {
    rows: rows.map(summaryOf),
    paginate: paginateOf(page, counted.rows[0]?.total ?? 0),
    sites: sites.rows.map((row) => siteCodeOf(row.family_site_id)),
  };
}

const groupsSchema = z.array(z.object({ title: z.string(), product_ids: z.array(z.int()) }));
/** Other plans below a plan. */
const shownOthers = 3;

/** One plan with the ids of its products, each group in its own order or sorted; NOT_FOUND when there is none, or not at this moment unless previewed. */
export async function viewPlan(
  db: Db,
  id: number,
  { sort, isPreview }: { sort: SortOption | undefined; isPreview: boolean },
  view: PriceView,
): Promise<EndpointData<typeof endpoint>> {
  const { now } = view;
  const { rows } = await sql<PlanRow & { shown_ids: number[]; content: unknown; groups: unknown }>`
    select ${columns}, l.product_ids as shown_ids, l.content, l.groups
    from plans l join banners b using (banner_id) where l.plan_id = ${id} and (${isPreview}::boolean or ${plansRunningAt(now)})`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw notFound('종료되었거나 존재하지 않는 기획전입니다.');
  const own = groupsSchema.parse(row.groups).filter((group) => group.product_ids.length > 0);
  const groups = own.length > 0 ? own : [{ title: '', product_ids: row.shown_ids }];
  const others = await sql<PlanRow>`
    select ${columns} from plans l join banners b using (banner_id)
    where ${plansRunningAt(now)} and l.plan_id <> ${id} and l.family_site_id = ${row.family_site_id}
    order by l.start_at desc, l.plan_id desc limit ${shownOthers}`.execute(db);
  return {
    ...summaryOf(row),
    content: readRichText(row.content),
    groups: sort
      ? await Promise.all(
          groups.map(async (group) => ({
            ...group,
            product_ids: await sortProductIds(db, group.product_ids, sort, view),
          })),
        )
      : groups,
    others: others.rows.map(summaryOf),
  };
}

function summaryOf(row: PlanRow): PlanSummary {
  return {
    plan_id: row.plan_id,
    family_site: siteCodeOf(row.family_site_id),
    title: row.title,
    subtitle: row.subtitle,
    image: pictureOf(row, 'square'),
    image_pc: pictureOf(row, 'wide'),
    image_mobile: pictureOf(row, 'tall'),
    end_at: row.end_at?.toISOString() ?? null,
  };
}
