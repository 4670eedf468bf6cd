import { sql } from 'kysely';
import type { Db } from '../platform/database/schema/schema.ts';

/** Lists on which a thing stands once for each member: what was saved first counts. */
const wishlists = [
  ['product_wishes', 'product_id'],
  ['brand_wishes', 'brand_id'],
] as const;

/** What members wrote or were told; nothing of it has to be single. */
const writings = [
  'reviews',
  'review_photos',
  'product_inquiries',
  'event_comments',
  'notifications',
] as const;

/** Gives what several accounts saved and wrote to the one that is kept: wishlists, restock alarms, reviews and the like. */
export async function moveSaved(tx: Db, from: readonly number[], toId: number): Promise<void> {
  const fromIds = sql`any(${sql.val([...from])}::int[])`;
  for (const [table, thing] of wishlists) {
    const [list, id] = [sql.table(table), sql.ref(thing)];
    await sql`insert into ${list} (member_id, ${id}, created_at)
      select ${toId}::int, ${id}, min(created_at) from ${list} where member_id = ${fromIds} group by ${id}
      on conflict do nothing`.execute(tx);
  }
  for (const table of writings)
    await sql`update ${sql.table(table)} set member_id = ${toId} where member_id = ${fromIds}`.execute(tx);
  // One waiting alarm for each option; of several the oldest moves. Those that rang already all move.
  await sql`update restock_alarms a set member_id = ${toId}
    where a.member_id = ${fromIds} and (a.notified_at is not null or not exists (
      select 1 from restock_alarms o where o.product_option_id = a.product_option_id and o.notified_at is null
        and (o.member_id = ${toId} or o.member_id = ${fromIds} and o.restock_alarm_id < a.restock_alarm_id)))`.execute(
    tx,
  );
  // A second like of the same person stays with the old account, so that the review's count remains true.
  await sql`update review_likes l set member_id = ${toId}
    where l.member_id = ${fromIds} and not exists (
      select 1 from review_likes o where o.review_id = l.review_id
        and (o.member_id = ${toId} or o.member_id = ${fromIds} and o.member_id < l.member_id))`.execute(tx);
}
