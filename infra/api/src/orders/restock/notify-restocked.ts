import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Alarms fired in one round; the rest wait for the next. */
const batchSize = 500;

/**
 * Fires the alarms of options that are back: flags them and writes their messages in one statement, so that a crash
 * leaves neither without the other and processes take different alarms. Returns how many were fired.
 */
export async function notifyRestocked(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ fired: number }>`
    with due as (
      select a.restock_alarm_id, p.product_name, c.name as color_name, o.size_name
      from restock_alarms a join product_options o using (product_option_id)
        join product_colors c using (color_id) join products p on p.product_id = a.product_id
      where a.notified_at is null and o.stock > 0 and o.sale_state = 'ON' and o.is_display and not p.is_hidden
      order by a.restock_alarm_id limit ${batchSize} for update of a skip locked
    ), fired as (
      update restock_alarms a set notified_at = ${now} from due
      where a.restock_alarm_id = due.restock_alarm_id
      returning a.restock_alarm_id, a.member_id, a.product_id, a.phone, due.product_name, due.color_name, due.size_name
    ), queued as (
      insert into notifications (member_id, source, phone, title, content, href, created_at)
      select member_id, 'restock:' || restock_alarm_id, phone, '재입고 알림',
        '[' || product_name || '] ' || color_name || ' / ' || size_name || ' 상품이 다시 입고되었습니다.',
        '/goods/view/' || product_id, ${now}
      from fired on conflict (source) do nothing
    )
    select count(*)::int as fired from fired`.execute(db);
  return rows[0]?.fired ?? 0;
}
