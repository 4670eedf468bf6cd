import { familySiteCodeSchema, familySiteOf } from '@mall/contracts/domain/family-site';
import { safeHref } from '@mall/contracts/domain/safe-href';
import { sql } from 'kysely';
import * as z from 'zod';
import { siteCodeOf } from '../../../../catalogue/lists/cards/load-cards.ts';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import {
  addBanner,
  idSchema,
  momentSchema,
  nextId,
  requireOrder,
  requireProducts,
} from '../reading/published.ts';

const popupSchema = z.strictObject({
  family_site: familySiteCodeSchema,
  title: z.string().trim().min(1).max(60),
  /** Where it leads; nowhere without it. */
  href: z.string().max(500).regex(safeHref, 'it has to be a path of the shop or an https address').optional(),
  device: z.enum(['ALL', 'PC', 'MOBILE']),
  product_ids: z.array(idSchema).min(1).max(3),
  start_at: momentSchema.optional(),
  end_at: momentSchema,
});

/** Shows a popup on the home page of a site, after those that are there already. */
export const addPopup = operatorCommand(
  popupSchema,
  async ({ href = '', start_at, end_at, ...given }, { tx, now }) => {
    const start = start_at ? new Date(start_at) : now;
    const end = new Date(end_at);
    requireOrder(start, end);
    if (end <= now) throw refused(`it would have ended at ${end.toISOString()}`);
    await requireProducts(tx, given.product_ids);
    const { device, ...words } = given;
    const popup_id = await nextId(tx, 'popups', 'popup_id');
    const banner_id = await addBanner(tx, { ...words, subtitle: '', place: 'popup', href });
    const row = {
      popup_id,
      banner_id,
      family_site_id: familySiteOf(given.family_site).id,
      kind: 'IMAGE',
      device,
      position: popup_id,
      start_at: start,
      end_at: end,
    };
    await tx.insertInto('popups').values(row).execute();
    return {
      lines: [`popup ${popup_id} is shown on ${given.family_site} from ${start.toISOString()}`],
      changes: [{ subject: `popup ${popup_id}`, before: null, after: { ...row, title: given.title, href } }],
    };
  },
);

/** Takes a popup off now; one that has not begun is not shown at all. */
export const endPopup = operatorCommand(z.strictObject({ id: idSchema }), async ({ id }, { tx, now }) => {
  const before = await tx
    .selectFrom('popups')
    .select(['start_at', 'end_at'])
    .where('popup_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw refused(`there is no popup ${id}`);
  if (before.end_at <= now) throw refused(`popup ${id} ended at ${before.end_at.toISOString()}`);
  // An end has to come after the beginning.
  const start_at = before.start_at < now ? before.start_at : new Date(now.getTime() - 1);
  const after = { start_at, end_at: now };
  await tx.updateTable('popups').set(after).where('popup_id', '=', id).execute();
  return { lines: [`popup ${id} is shown no more`], changes: [{ subject: `popup ${id}`, before, after }] };
});

type Standing = Row<'popups', 'popup_id' | 'family_site_id' | 'device' | 'start_at' | 'end_at'> &
  Row<'banners', 'title'>;

/** Popups that are shown or will be, by site and in their order. */
export const listPopups = operatorCommand(z.strictObject({}), async (_input, { tx, now }) => {
  const { rows } = await sql<Standing>`
    select u.popup_id, u.family_site_id, u.device, u.start_at, u.end_at, b.title
    from popups u join banners b using (banner_id) where u.end_at > ${now}
    order by u.family_site_id, u.position, u.popup_id limit 200`.execute(tx);
  const lines = rows.map(
    (row) =>
      `popup ${row.popup_id}: ${row.title}; ${siteCodeOf(row.family_site_id)}, ${row.device}; ${row.start_at.toISOString()} to ${row.end_at.toISOString()}`,
  );
  return { lines: lines.length > 0 ? lines : ['no popups'], changes: [] };
});
