import { familySiteOf } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import {
  addBanner,
  changeBanner,
  idSchema,
  momentSchema,
  nextId,
  readText,
  requireOrder,
  requireProducts,
  someOf,
  writtenShape,
} from './published.ts';

/** Points that so many days of attendance bring. */
const attendanceSchema = z
  .array(z.strictObject({ days: z.int().min(1).max(366), point: z.int().min(1).max(100_000) }))
  .min(1)
  .max(10)
  .refine(
    (rewards) => new Set(rewards.map((one) => one.days)).size === rewards.length,
    'a day is named twice',
  );
const eventShape = { ...writtenShape, has_comments: z.boolean(), end_at: momentSchema };
const furtherShape = { start_at: momentSchema.optional(), attendance: attendanceSchema.optional() };
const hrefOf = (id: number) => `/event/common/view/${id}`;

/** Publishes an event, from now on unless it starts later. */
export const addEvent = operatorCommand(
  z.strictObject({ ...eventShape, ...furtherShape }),
  async ({ html, start_at, end_at, has_comments, attendance, ...written }, { tx, now, pictures }) => {
    const start = start_at ? new Date(start_at) : now;
    const end = new Date(end_at);
    requireOrder(start, end);
    await requireProducts(tx, written.product_ids);
    const text = await readText(html, { tx, pictures });
    const event_id = await nextId(tx, 'events', 'event_id');
    const banner_id = await addBanner(tx, { ...written, place: 'event', href: hrefOf(event_id) });
    await tx
      .insertInto('events')
      .values({
        event_id,
        banner_id,
        family_site_id: familySiteOf(written.family_site).id,
        content: text.json,
        has_comments,
        product_ids: written.product_ids,
        attendance_rewards: attendance ? JSON.stringify(attendance) : null,
        start_at: start,
        end_at: end,
      })
      .execute();
    const after = { ...written, has_comments, attendance, start_at: start, end_at: end };
    return {
      lines: [`event ${event_id} runs from ${start.toISOString()}: ${hrefOf(event_id)}`, ...text.lines],
      changes: [{ subject: `event ${event_id}`, before: null, after }],
    };
  },
);

/** Changes an event; what was not given stays. */
export const changeEvent = operatorCommand(
  someOf({ ...eventShape, start_at: momentSchema, attendance: attendanceSchema }),
  async ({ id, html, start_at, end_at, ...given }, { tx, pictures }) => {
    const before = await tx
      .selectFrom('events')
      .select(['banner_id', 'start_at', 'end_at', 'has_comments', 'product_ids', 'family_site_id'])
      .select('attendance_rewards')
      .where('event_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no event ${id}`);
    const times = {
      start_at: start_at ? new Date(start_at) : before.start_at,
      end_at: end_at ? new Date(end_at) : before.end_at,
    };
    requireOrder(times.start_at, times.end_at);
    await requireProducts(tx, given.product_ids ?? []);
    const text = html === undefined ? null : await readText(html, { tx, pictures });
    await changeBanner(tx, before.banner_id, given);
    const { family_site, has_comments, product_ids, attendance } = given;
    await tx
      .updateTable('events')
      .set({
        ...times,
        ...(text ? { content: text.json } : {}),
        ...(family_site ? { family_site_id: familySiteOf(family_site).id } : {}),
        ...(has_comments === undefined ? {} : { has_comments }),
        ...(product_ids ? { product_ids } : {}),
        ...(attendance ? { attendance_rewards: JSON.stringify(attendance) } : {}),
      })
      .where('event_id', '=', id)
      .execute();
    return {
      lines: [`event ${id} changed: ${hrefOf(id)}`, ...(text?.lines ?? [])],
      changes: [{ subject: `event ${id}`, before, after: { ...given, ...times } }],
    };
  },
);

/** Draws winners among members who commented and are still there, once, after the end; each writer has one chance however much they wrote. */
export const drawEvent = operatorCommand(
  z.strictObject({ id: idSchema, count: z.int().min(1).max(1000) }),
  async ({ id, count }, { tx, now }) => {
    const event = await tx
      .selectFrom('events')
      .select(['end_at', 'drawn_at', 'has_comments'])
      .where('event_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!event) throw refused(`there is no event ${id}`);
    if (!event.has_comments) throw refused(`event ${id} takes no comments to draw from`);
    if (event.drawn_at) throw refused(`event ${id} was drawn at ${event.drawn_at.toISOString()}`);
    if (event.end_at > now) throw refused(`event ${id} runs until ${event.end_at.toISOString()}`);
    const { rows } = await sql<Row<'event_comments', 'user_name'> & { member_id: number }>`
      select member_id, user_name from (
        select distinct on (member_id) member_id, user_name
        from event_comments where event_id = ${id}::int and member_id is not null
      ) writers order by random() limit ${count}`.execute(tx);
    if (rows.length === 0) throw refused(`no member who is still there commented on event ${id}`);
    const winners = rows.map((row) => row.user_name);
    await tx.updateTable('events').set({ winners, drawn_at: now }).where('event_id', '=', id).execute();
    return {
      lines: rows.map((row) => `${row.user_name} (member ${row.member_id})`),
      changes: [{ subject: `event ${id} draw`, before: null, after: rows }],
    };
  },
);
