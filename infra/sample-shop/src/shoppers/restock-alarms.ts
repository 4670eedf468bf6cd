import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

/** Who waits for something, in the order of their alarms' age. */
const waiting = ['platinum1', 'vip000001'];
/** Days since the last of them asked, and between two alarms; the oldest has been forgotten for months. */
const asked = { last: 2, apart: 45 } as const;
const alarmsOfEach = 3;

/** Restock alarms of members: some wait for options that are sold out, and the last of each was sent when its option came back. */
export async function seedRestockAlarms(db: Db, now: Date): Promise<void> {
  for (const [index, user_id] of waiting.entries()) {
    await sql`insert into restock_alarms (member_id, product_id, product_option_id, phone, created_at, notified_at)
      select m.member_id, o.product_id, o.product_option_id, m.phone,
        ${now}::timestamptz - make_interval(days => ${asked.last}::int + ${asked.apart}::int * (o.place - 1)::int), null
      from members m cross join lateral (
        select product_id, product_option_id, row_number() over (order by product_option_id) as place
        from product_options join products p using (product_id)
        where sale_state = 'SOLDOUT' and is_display and not p.is_sold_out and not p.is_hidden
        order by product_option_id offset ${index * alarmsOfEach}::int limit ${alarmsOfEach}::int
      ) o where m.user_id = ${user_id}`.execute(db);
    await sql`insert into restock_alarms (member_id, product_id, product_option_id, phone, created_at, notified_at)
      select m.member_id, o.product_id, o.product_option_id, m.phone, ${now}::timestamptz - interval '20 days',
        ${now}::timestamptz - interval '6 days'
      from members m cross join lateral (
        select product_id, product_option_id from product_options join products p using (product_id)
        where sale_state = 'ON' and stock > 0 and is_display and not p.is_hidden
          and p.released_at < ${now}::timestamptz - interval '30 days'
        order by product_option_id offset ${index}::int limit 1
      ) o where m.user_id = ${user_id}`.execute(db);
  }
}
