import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { plansRunningAt } from '../boards/plans.ts';

/** Where a home shows banners. */
export const homePlaces = ['main', 'top', 'bottom', 'show_case', 'look'] as const;

export interface BannerRow
  extends Row<'plans', 'banner_id' | 'title' | 'subtitle' | 'product_ids'>,
    Row<'banners', 'place' | 'href' | 'ground_hex' | 'cover'> {
  tone: 'dark' | 'light';
}

/** Banners of a site that are shown now, in their order. */
export async function loadBanners(db: Db, siteId: number, now: Date): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select banner_id, place, title, subtitle, href, tone, ground_hex, cover, product_ids from banners
    where family_site_id = ${siteId} and place = any(${[...homePlaces]}::text[])
      and (start_at is null or start_at <= ${now}::timestamptz) and (end_at is null or end_at > ${now}::timestamptz)
    order by position, banner_id`.execute(db);
  return rows;
}

interface PlanRow
  extends Row<'plans', 'plan_id' | 'title' | 'subtitle' | 'banner_id' | 'product_ids'>,
    Row<'banners', 'ground_hex' | 'cover'> {
  banner_product_ids: number[];
}

/** Plans of a site in the order they were made, with the banner that shows them. */
export async function loadPlans(db: Db, siteId: number, now: Date): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select l.plan_id, l.title, l.subtitle, l.banner_id, b.ground_hex, b.cover, b.product_ids as banner_product_ids, l.product_ids
    from plans l join banners b using (banner_id) where l.family_site_id = ${siteId}
      and ${plansRunningAt(now)} order by l.plan_id`.execute(db);
  return rows;
}

/** Keywords of a site with the products that are worn together (spec 2.7). */
export async function loadStylings(
  db: Db,
  siteId: number,
): Promise<{ keyword: string; product_ids: number[] }[]> {
  const { rows } = await sql<Row<'stylings', 'keyword' | 'product_ids'>>`
    select keyword, product_ids from stylings where family_site_id = ${siteId} order by styling_id`.execute(
    db,
  );
  return rows;
}

/** Flags that at least one product on sale of a site has. */
export async function loadSiteFlags(db: Db, siteId: number): Promise<Set<string>> {
  const { rows } = await sql<{ flag: string }>`
    select distinct flag from products p join brands b using (brand_id), unnest(p.flags) flag
    where not p.is_hidden and (${siteId}::int = 1 or b.family_site_id = ${siteId}::int)`.execute(db);
  return new Set(rows.map((row) => row.flag));
}

interface TimeSale {
  start_at: Date;
  end_at: Date;
  product_ids: number[];
}

/** A coming time sale is announced this long ahead, hours. */
const announcedHours = 24;

/**
 * The time sale that runs now, else the next one when coming sales are announced, with the products that are reduced
 * most; null when there is none.
 */
export async function loadTimeSale(
  db: Db,
  siteId: number,
  { now, count, isAnnounced }: { now: Date; count: number; isAnnounced: boolean },
): Promise<TimeSale | null> {
  const latest = isAnnounced ? new Date(now.getTime() + announcedHours * 3_600_000) : now;
  const { rows } = await sql<
    Row<'products', 'product_id'> & { time_sale_start_at: Date; time_sale_end_at: Date }
  >`
    select p.product_id, p.time_sale_start_at, p.time_sale_end_at from products p join brands b using (brand_id)
    where not p.is_hidden and not p.is_sold_out and p.time_sale_start_at <= ${latest} and p.time_sale_end_at > ${now}
      and (${siteId}::int = 1 or b.family_site_id = ${siteId}::int)
    order by p.time_sale_start_at <= ${now} desc, date_trunc('minute', p.time_sale_start_at),
      p.time_sale_price::float8 / p.retail_price, p.product_id limit ${count}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  return {
    start_at: first.time_sale_start_at,
    end_at: first.time_sale_end_at,
    product_ids: rows.map((row) => row.product_id),
  };
}
