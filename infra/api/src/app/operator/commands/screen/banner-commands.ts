import { familySiteCodeSchema, familySiteOf } from '@mall/contracts/domain/family-site';
import { safeHref } from '@mall/contracts/domain/safe-href';
import { sql } from 'kysely';
import * as z from 'zod';
import { homePlaces } from '../../../../catalogue/content/home/section-rows.ts';
import { siteCodeOf } from '../../../../catalogue/lists/cards/load-cards.ts';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import {
  idSchema,
  addBanner as insertBanner,
  momentSchema,
  requireOrder,
  requireProducts,
  someOf,
} from '../reading/published.ts';

const bannerShape = {
  title: z.string().trim().min(1).max(60),
  subtitle: z.string().trim().max(100),
  href: z.string().max(500).regex(safeHref, 'it has to be a path of the shop or an https address'),
  /** Its picture is drawn from them. */
  product_ids: z.array(idSchema).min(1).max(3),
  /** The lowest comes first. */
  position: z.int().min(0).max(100_000),
  start_at: momentSchema,
  end_at: momentSchema,
};
const { position, start_at, end_at } = bannerShape;

/** Shows a banner in a place of a site's home, the last there unless a position is given. */
export const addBanner = operatorCommand(
  z.strictObject({
    ...bannerShape,
    family_site: familySiteCodeSchema,
    place: z.enum(homePlaces),
    position: position.optional(),
    start_at: start_at.optional(),
    end_at: end_at.optional(),
  }),
  async ({ position: place, start_at: start, end_at: end, ...banner }, { tx, now }) => {
    const times = { start_at: start ? new Date(start) : now, end_at: end ? new Date(end) : null };
    requireTimes(times, now);
    await requireProducts(tx, banner.product_ids);
    const banner_id = await insertBanner(tx, banner);
    const after = { ...times, position: place ?? (await lastPosition(tx, banner)) + 1 };
    await tx.updateTable('banners').set(after).where('banner_id', '=', banner_id).execute();
    const { home } = familySiteOf(banner.family_site);
    return {
      lines: [`banner ${banner_id} is shown on ${home} from ${times.start_at.toISOString()}`],
      changes: [{ subject: `banner ${banner_id}`, before: null, after: { ...banner, ...after } }],
    };
  },
);

type Place = { family_site: z.infer<typeof familySiteCodeSchema>; place: string };

async function lastPosition(tx: Db, { family_site, place }: Place): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(position), 0)::int as last from banners
    where family_site_id = ${familySiteOf(family_site).id}::int and place = ${place}::text`.execute(tx);
  return rows[0]?.last ?? 0;
}

function requireTimes(
  { start_at: start, end_at: end }: { start_at: Date | null; end_at: Date | null },
  now: Date,
) {
  if (start) requireOrder(start, end);
  if (end && end <= now) throw refused(`it would have ended at ${end.toISOString()}`);
}

/** Changes a banner of a home; what was not given stays. */
export const changeBanner = operatorCommand(someOf(bannerShape), async ({ id, ...given }, { tx, now }) => {
  const before = await bannerOf(tx, id);
  const times = {
    start_at: given.start_at ? new Date(given.start_at) : before.start_at,
    end_at: given.end_at ? new Date(given.end_at) : before.end_at,
  };
  if (given.start_at || given.end_at) requireTimes(times, now);
  await requireProducts(tx, given.product_ids ?? []);
  await tx
    .updateTable('banners')
    .set({ ...given, ...times })
    .where('banner_id', '=', id)
    .execute();
  return { lines: [`banner ${id} changed`], changes: [{ subject: `banner ${id}`, before, after: given }] };
});

/** Takes a banner off now; one that has not begun is not shown at all. */
export const endBanner = operatorCommand(z.strictObject({ id: idSchema }), async ({ id }, { tx, now }) => {
  const before = await bannerOf(tx, id);
  if (before.end_at && before.end_at <= now)
    throw refused(`banner ${id} ended at ${before.end_at.toISOString()}`);
  // An end has to come after the beginning.
  const start = before.start_at && before.start_at < now ? before.start_at : new Date(now.getTime() - 1);
  const after = { start_at: before.start_at === null ? null : start, end_at: now };
  await tx.updateTable('banners').set(after).where('banner_id', '=', id).execute();
  return { lines: [`banner ${id} is shown no more`], changes: [{ subject: `banner ${id}`, before, after }] };
});

/** A banner of a home; those of events, plans and popups belong to them. */
async function bannerOf(tx: Db, id: number) {
  const banner = await tx
    .selectFrom('banners')
    .select(['title', 'subtitle', 'href', 'product_ids', 'position', 'start_at', 'end_at'])
    .where('banner_id', '=', id)
    .where('place', 'in', [...homePlaces])
    .forUpdate()
    .executeTakeFirst();
  if (!banner) throw refused(`there is no banner ${id} on a home`);
  return banner;
}

type Standing = Row<
  'banners',
  'banner_id' | 'family_site_id' | 'place' | 'position' | 'title' | 'start_at' | 'end_at'
>;

/** Banners of homes that are shown or will be, by site, place and order. */
export const listBanners = operatorCommand(
  z.strictObject({ family_site: z.optional(familySiteCodeSchema) }),
  async ({ family_site }, { tx, now }) => {
    const site = family_site ? familySiteOf(family_site).id : null;
    const { rows } = await sql<Standing>`
      select banner_id, family_site_id, place, position, title, start_at, end_at from banners
      where place = any(${[...homePlaces]}::text[]) and (end_at is null or end_at > ${now}::timestamptz)
        and (${site}::int is null or family_site_id = ${site}::int)
      order by family_site_id, place, position, banner_id limit 500`.execute(tx);
    const moment = (at: Date | null, none: string) => at?.toISOString() ?? none;
    const lines = rows.map(
      (row) =>
        `banner ${row.banner_id}: ${row.title}; ${siteCodeOf(row.family_site_id)}, ${row.place} ${row.position}; ${moment(row.start_at, 'always')} to ${moment(row.end_at, 'for good')}`,
    );
    return { lines: lines.length > 0 ? lines : ['no banners'], changes: [] };
  },
);
