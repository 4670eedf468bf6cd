import { maximumAddresses } from '@mall/contracts/api/people/addresses';
import { sql } from 'kysely';
import { keepDefaultAddress } from '../people/addresses/address-book.ts';
import type { Db } from '../platform/database/schema/schema.ts';

/** Lists on which a thing stands once for each member: what was saved first counts. */
const wishlists = [
  ['product_wishes', 'product_id'],
  ['brand_wishes', 'brand_id'],
] as const;

/** What members wrote or were sent; nothing of it has to be single. */
const writings = [
  'reviews',
  'review_photos',
  'product_inquiries',
  // One living place of a person at most, whichever of the accounts has it.
  'drop_places',
  'event_comments',
  'notifications',
] as const;

/** Address books become one: the remaining account's default stays, and of more than a book holds the latest stay. */
async function moveAddresses(tx: Db, from: readonly number[], toId: number): Promise<void> {
  await sql`update member_addresses set member_id = ${toId}, is_default = false
    where member_id = any(${sql.val([...from])}::int[])`.execute(tx);
  await sql`delete from member_addresses where address_id in (
    select address_id from member_addresses where member_id = ${toId}
    order by is_default desc, saved_at desc, address_id desc offset ${maximumAddresses})`.execute(tx);
  await keepDefaultAddress(tx, toId);
}

/** Moves what several accounts saved and wrote to the one that remains: wishes, addresses, alarms, reviews and so on. */
export async function moveSaved(tx: Db, from: readonly number[], toId: number): Promise<void> {
  const fromIds = sql`any(${sql.val([...from])}::int[])`;
  for (const [table, thing] of wishlists) {
    const [list, id] = [sql.table(table), sql.ref(thing)];
    await sql`insert into ${list} (member_id, ${id}, created_at)
      select ${toId}::int, ${id}, min(created_at) from ${list} where member_id = ${fromIds} group by ${id}
      on conflict do nothing`.execute(tx);
  }
  await sql`insert into event_attendances (event_id, member_id, day, created_at)
    select event_id, ${toId}::int, day, min(created_at) from event_attendances where member_id = ${fromIds}
    group by event_id, day on conflict do nothing`.execute(tx);
  for (const table of writings)
    await sql`update ${sql.table(table)} set member_id = ${toId} where member_id = ${fromIds}`.execute(tx);
  // One size profile each: the remaining account's own, else the latest of the others.
  await sql`insert into size_profiles (member_id, height_cm, weight_kg, usual, agreed_at)
    select ${toId}::int, height_cm, weight_kg, usual, agreed_at from size_profiles where member_id = ${fromIds}
    order by agreed_at desc limit 1 on conflict do nothing`.execute(tx);
  await moveAddresses(tx, from, toId);
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
