import type { viewMagazine as endpoint, MagazineSummary } from '@mall/contracts/api/content/magazines';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../../platform/http/pages.ts';
import { pictureOf } from '../banner-of.ts';
import type { Pictured } from '../pictured.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';

interface MagazineRow extends Pictured, Row<'magazines', 'magazine_id' | 'created_at'> {}

const columns = sql`m.magazine_id, m.created_at, b.banner_id, b.title, b.subtitle, b.ground_hex, b.cover, b.product_ids`;

/** Articles `m` that are out at this moment. */
export const articlesOutAt = (now: Date) =>
  sql`m.created_at <= ${now}::timestamptz and (m.end_at is null or m.end_at > ${now}::timestamptz)`;

/** A page of a site's magazine with that of the whole mall, newest first; the main shop shows those of all sites. */
export async function listMagazines(
  db: Db,
  { siteId, ...page }: { siteId: number; page: number; limit: number },
  now: Date,
) {
  const ofSite = sql`from magazines m join banners b using (banner_id)
    where ${articlesOutAt(now)} and (${siteId}::int = 1 or m.family_site_id in (1, ${siteId}::int))`;
  const { rows } = await sql<MagazineRow>`
    select ${columns} ${ofSite}
    order by m.created_at desc, m.magazine_id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofSite}`.execute(db);
  return { rows: rows.map(summaryOf), paginate: paginateOf(page, counted.rows[0]?.total ?? 0) };
}

/** Articles that an article leads on to. */
const shownOthers = 3;

/** One article; NOT_FOUND when there is none, or not at this moment unless previewed. */
export async function viewMagazine(
  db: Db,
  id: number,
  now: Date,
  isPreview: boolean,
): Promise<EndpointData<typeof endpoint>> {
  const { rows } = await sql<MagazineRow & { content: unknown; shown_ids: number[] }>`
    select ${columns}, m.content, m.product_ids as shown_ids
    from magazines m join banners b using (banner_id) where m.magazine_id = ${id}
      and (${isPreview}::boolean or ${articlesOutAt(now)})`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('존재하지 않는 매거진입니다.');
  const others = await sql<MagazineRow>`
    select ${columns} from magazines m join banners b using (banner_id)
    where ${articlesOutAt(now)} and m.magazine_id <> ${id}
    order by m.created_at desc, m.magazine_id desc limit ${shownOthers}`.execute(db);
  return {
    ...summaryOf(row),
    image_pc: pictureOf(row, 'wide'),
    content: readRichText(row.content),
    product_ids: row.shown_ids,
    others: others.rows.map(summaryOf),
  };
}

function summaryOf(row: MagazineRow): MagazineSummary {
  return {
    magazine_id: row.magazine_id,
    title: row.title,
    subtitle: row.subtitle,
    image: pictureOf(row, 'square'),
    created_at: row.created_at.toISOString(),
  };
}
