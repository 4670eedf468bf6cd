import type { NewMain } from '@mall/contracts/api/content/new-main';
import { safeHrefOf } from '@mall/contracts/domain/safe-href';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { pictureOf } from '../banner-of.ts';
import type { BannerRow } from './section-rows.ts';

type Popup = NewMain['popups'][number];

interface PopupRow
  extends Omit<BannerRow, 'place'>,
    Row<'popups', 'popup_id' | 'video_url' | 'start_at' | 'end_at'> {
  kind: Popup['kind'];
  device: Popup['device'];
}

/** More would hide the page. */
const maximumPopups = 5;

/** Popups of a site that are due now, in the order they are shown. */
export async function loadPopups(db: Db, siteId: number, now: Date): Promise<Popup[]> {
  const { rows } = await sql<PopupRow>`
    select u.popup_id, u.kind, u.device, u.video_url, u.start_at, u.end_at,
      b.banner_id, b.title, b.href, b.ground_hex, b.cover, b.product_ids
    from popups u join banners b using (banner_id)
    where u.family_site_id = ${siteId} and u.start_at <= ${now} and u.end_at > ${now}
    order by u.position, u.popup_id limit ${maximumPopups}`.execute(db);
  return rows.map((row) => ({
    popup_id: row.popup_id,
    kind: row.kind,
    device: row.device,
    title: row.title,
    href: row.href === '' ? null : safeHrefOf(row.href),
    image: pictureOf(row, 'tall'),
    video_url: row.video_url,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
  }));
}
