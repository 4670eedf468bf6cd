import type { MagazineSummary } from '@mall/contracts/api/content/magazines';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../../platform/http/pages.ts';
import { loadCards } from '../../lists/cards/load-cards.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { pictureOf } from '../banner-of.ts';
import type { Pictured } from '../pictured.ts';

interface MagazineRow extends Pictured, Row<'magazines', 'magazine_id' | 'created_at'> {}

/** A page of a site's magazine, newest first; the main shop shows those of all sites. */
export async function listMagazines(
  db: Db,
  { siteId, ...page }: { siteId: number; page: number; limit: number },
) {
  const ofSite = sql`from magazines m join banners b using (banner_id)
    where ${siteId}::int = 1 or m.family_site_id = ${siteId}::int`;
  const { rows } = await sql<MagazineRow>`
    select m.magazine_id, m.created_at, b.banner_id, b.title, b.subtitle, b.ground_hex, b.product_ids ${ofSite}
    order by m.created_at desc, m.magazine_id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofSite}`.execute(db);
  return { rows: rows.map(summaryOf), paginate: paginateOf(page, counted.rows[0]?.total ?? 0) };
}

/** One article with what it shows; NOT_FOUND when there is none. */
export async function viewMagazine(db: Db, id: number, view: PriceView) {
  const { rows } = await sql<MagazineRow & { content: string[]; shown_ids: number[] }>`
    select m.magazine_id, m.created_at, m.content, m.product_ids as shown_ids, b.banner_id, b.title, b.subtitle,
      b.ground_hex, b.product_ids
    from magazines m join banners b using (banner_id) where m.magazine_id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('존재하지 않는 매거진입니다.');
  return { ...summaryOf(row), content: row.content, products: await loadCards(db, row.shown_ids, view) };
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
