import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import { idSchema } from './published.ts';

const oneSchema = z.strictObject({ id: idSchema });

async function lockEvent(tx: Db, id: number) {
  const event = await tx
    .selectFrom('events')
    .select(['start_at', 'end_at', 'is_hidden'])
    .where('event_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!event) throw refused(`there is no event ${id}`);
  return event;
}

/** Ends an event now; its page stays. One that has not begun is hidden instead. */
export const endEvent = operatorCommand(oneSchema, async ({ id }, { tx, now }) => {
  const { start_at, end_at } = await lockEvent(tx, id);
  if (start_at >= now) throw refused(`event ${id} begins at ${start_at.toISOString()}; hide it instead`);
  if (end_at <= now) throw refused(`event ${id} ended at ${end_at.toISOString()}`);
  await tx.updateTable('events').set({ end_at: now }).where('event_id', '=', id).execute();
  return {
    lines: [`event ${id} has ended`],
    changes: [{ subject: `event ${id}`, before: { end_at }, after: { end_at: now } }],
  };
});

/** Takes an event off every page, or brings it back; its comments and attendance stay. */
const showOrHide = (is_hidden: boolean) =>
  operatorCommand(oneSchema, async ({ id }, { tx }) => {
    const state = is_hidden ? 'hidden' : 'shown';
    const before = await lockEvent(tx, id);
    if (before.is_hidden === is_hidden) throw refused(`event ${id} is ${state} already`);
    await tx.updateTable('events').set({ is_hidden }).where('event_id', '=', id).execute();
    return {
      lines: [`event ${id} is ${state}`],
      changes: [{ subject: `event ${id}`, before: { is_hidden: before.is_hidden }, after: { is_hidden } }],
    };
  });
export const hideEvent = showOrHide(true);
export const showEvent = showOrHide(false);

interface Standing
  extends Row<'events', 'event_id' | 'start_at' | 'end_at' | 'is_hidden'>,
    Row<'banners', 'title'> {
  comments: number;
}

/** All events, newest first, with their times and comments. */
export const listEvents = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const { rows } = await sql<Standing>`
    select e.event_id, b.title, e.start_at, e.end_at, e.is_hidden,
      (select count(*)::int from event_comments c where c.event_id = e.event_id) as comments
    from events e join banners b using (banner_id) order by e.event_id desc limit 200`.execute(tx);
  const lineOf = (row: Standing) =>
    `event ${row.event_id}: ${row.title}; ${row.start_at.toISOString()} to ${row.end_at.toISOString()}; ${row.comments} comments${row.is_hidden ? '; hidden' : ''}`;
  return { lines: rows.length > 0 ? rows.map(lineOf) : ['no events'], changes: [] };
});
