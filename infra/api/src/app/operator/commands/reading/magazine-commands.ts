import { familySiteOf } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import {
  addBanner,
  changeBanner,
  momentSchema,
  nextId,
  readText,
  requireOrder,
  requireProducts,
  someOf,
  writtenShape,
} from './published.ts';

const hrefOf = (id: number) => `/board/magazine/${id}`;

/** Publishes an article, from now on unless it starts later, for good unless it ends. */
export const addMagazine = operatorCommand(
  z.strictObject({ ...writtenShape, start_at: momentSchema.optional(), end_at: momentSchema.optional() }),
  async ({ html, start_at, end_at, ...written }, { tx, now, pictures }) => {
    const created_at = start_at ? new Date(start_at) : now;
    const end = end_at ? new Date(end_at) : null;
    requireOrder(created_at, end);
    await requireProducts(tx, written.product_ids);
    const text = await readText(html, { tx, pictures });
    const magazine_id = await nextId(tx, 'magazines', 'magazine_id');
    const banner_id = await addBanner(tx, { ...written, place: 'magazine', href: hrefOf(magazine_id) });
    await tx
      .insertInto('magazines')
      .values({
        magazine_id,
        banner_id,
        family_site_id: familySiteOf(written.family_site).id,
        content: text.json,
        product_ids: written.product_ids,
        created_at,
        end_at: end,
      })
      .execute();
    return {
      lines: [
        `article ${magazine_id} is out from ${created_at.toISOString()}: ${hrefOf(magazine_id)}`,
        ...text.lines,
      ],
      changes: [
        { subject: `magazine ${magazine_id}`, before: null, after: { ...written, created_at, end_at: end } },
      ],
    };
  },
);

/** Changes an article; what was not given stays. */
export const changeMagazine = operatorCommand(
  someOf({ ...writtenShape, start_at: momentSchema, end_at: momentSchema }),
  async ({ id, html, start_at, end_at, ...given }, { tx, pictures }) => {
    const before = await tx
      .selectFrom('magazines')
      .select(['banner_id', 'created_at', 'end_at', 'product_ids'])
      .where('magazine_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no article ${id}`);
    const times = {
      created_at: start_at ? new Date(start_at) : before.created_at,
      end_at: end_at ? new Date(end_at) : before.end_at,
    };
    requireOrder(times.created_at, times.end_at);
    await requireProducts(tx, given.product_ids ?? []);
    const text = html === undefined ? null : await readText(html, { tx, pictures });
    await changeBanner(tx, before.banner_id, given);
    const { family_site, product_ids } = given;
    await tx
      .updateTable('magazines')
      .set({
        ...times,
        ...(text ? { content: text.json } : {}),
        ...(family_site ? { family_site_id: familySiteOf(family_site).id } : {}),
        ...(product_ids ? { product_ids } : {}),
      })
      .where('magazine_id', '=', id)
      .execute();
    return {
      lines: [`article ${id} changed: ${hrefOf(id)}`, ...(text?.lines ?? [])],
      changes: [{ subject: `magazine ${id}`, before, after: { ...given, ...times } }],
    };
  },
);

type MagazineRow = Row<'magazines', 'magazine_id' | 'created_at'> & Row<'banners', 'title'>;

/** All articles, newest first. */
export const listMagazines = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const { rows } = await sql<MagazineRow>`
    select m.magazine_id, b.title, m.created_at from magazines m join banners b using (banner_id)
    order by m.created_at desc, m.magazine_id desc limit 200`.execute(tx);
  const lines = rows.map(
    (row) => `article ${row.magazine_id}: ${row.title}; from ${row.created_at.toISOString()}`,
  );
  return { lines: lines.length > 0 ? lines : ['no articles'], changes: [] };
});
