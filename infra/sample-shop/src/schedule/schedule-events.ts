import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';
import { eventPeriods } from '../content/events/event-periods.ts';
import { eventTexts } from '../content/events/event-texts.ts';
import { bannerIdOf, commentsOf, paragraphsOf } from '../content/events/events.ts';
import { diceOf } from '../random.ts';

/**
 * Moves the sample events around `now`. Where the season or the month has changed since, they say so, and members' words of
 * the season before go; what members wrote themselves stays.
 */
export async function scheduleEvents(db: Db, now: Date): Promise<void> {
  const periods = eventPeriods(now);
  const texts = eventTexts(
    now,
    periods.map(({ start }) => start),
  );
  for (const [index, { start, end }] of periods.entries()) {
    const event_id = index + 1;
    const text = texts[index];
    if (!text) continue;
    const { rows } = await sql<{ title: string; start_at: Date }>`
      select b.title, e.start_at from events e join banners b using (banner_id) where e.event_id = ${event_id}`.execute(
      db,
    );
    const [known] = rows;
    if (!known || known.start_at.getTime() === start.getTime()) continue;
    await sql`update events set start_at = ${start}, end_at = ${end},
        drawn_at = case when drawn_at is null then null else ${end}::timestamptz end
      where event_id = ${event_id}`.execute(db);
    await sql`delete from event_comments where event_id = ${event_id} and member_id is null`.execute(db);
    await insertRows(
      db,
      'event_comments',
      commentsOf(index, text, { start, end }, now, diceOf(`comments-${event_id}`)),
    );
    if (known.title === text.title) continue;
    await sql`update banners set title = ${text.title}, subtitle = ${text.subtitle}
      where banner_id = ${bannerIdOf(index)}`.execute(db);
    await sql`update events set content = ${JSON.stringify(paragraphsOf(text))}::jsonb
      where event_id = ${event_id}`.execute(db);
  }
}
