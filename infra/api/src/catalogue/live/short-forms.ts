import type { ShortForm } from '@mall/contracts/api/catalogue/live';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { loadCardMap } from '../lists/cards/load-cards.ts';
import { posterPicture } from '../pictures/picture-paths.ts';
import type { PriceView } from '../pricing/price-view.ts';

interface ShortFormRow
  extends Row<
    'short_forms',
    'short_form_id' | 'title' | 'duration_seconds' | 'view_count' | 'video_url' | 'product_ids'
  > {}

/** A page of short forms, newest first. */
export async function listShortForms(
  db: Db,
  { page, count }: { page: number; count: number },
  view: PriceView,
): Promise<{ rows: ShortForm[]; total: number }> {
  const { rows } = await sql<ShortFormRow>`
    select short_form_id, title, duration_seconds, view_count, video_url, product_ids from short_forms
    order by short_form_id desc limit ${count} offset ${(page - 1) * count}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from short_forms`.execute(db);
  const cards = await loadCardMap(
    db,
    rows.flatMap((row) => row.product_ids),
    view,
  );
  return {
    total: counted.rows[0]?.total ?? 0,
    rows: rows.map(({ product_ids, ...row }) => ({
      ...row,
      poster: posterPicture('short-forms', { id: row.short_form_id, title: row.title, product_ids }),
      products: product_ids.flatMap((id) => cards.get(id) ?? []),
    })),
  };
}
