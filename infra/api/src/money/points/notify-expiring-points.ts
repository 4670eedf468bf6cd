import { koreanClock, koreanOffsetMs } from '@mall/contracts/domain/korean-time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { leftFrom, lifetimeBefore } from './expire-points.ts';

/** A phone is not to ring at night for something with weeks to spare: hours of Korea, the last one excluded. */
const hours = { from: 10, until: 18 };
/** Messages are deleted after 30 days, and with them the proof of who was notified: no member is notified twice. */
const lastDay = 20;
/** Members notified in one round; the rest wait for the next. */
const batch = 500;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Notifies members once a month of the points that end by the last day of the next month unless they are used, at least
 * four weeks ahead (decision 153). Returns how many were notified.
 */
export async function notifyExpiringPoints(db: Db, now: Date): Promise<number> {
  const korean = koreanClock(now);
  const hour = korean.getUTCHours();
  if (hour < hours.from || hour >= hours.until || korean.getUTCDate() > lastDay) return 0;
  const end = new Date(Date.UTC(korean.getUTCFullYear(), korean.getUTCMonth() + 2, 1) - koreanOffsetMs);
  const lastMoment = koreanClock(new Date(end.getTime() - 1));
  const month = `${lastMoment.getUTCFullYear()}-${twoDigits(lastMoment.getUTCMonth() + 1)}`;
  const day = `${lastMoment.getUTCMonth() + 1}월 ${lastMoment.getUTCDate()}일`;
  const before = lifetimeBefore(end);
  const { rows } = await sql<{ notified: number }>`
    with due as (
      select m.member_id, m.phone, ${leftFrom(before)} as amount
      from members m join point_entries p using (member_id)
      where m.state = 'ACTIVE' and m.phone <> '' and m.point > 0
        and not exists (select 1 from notifications n where n.source = 'points:' || m.member_id || ${`:${month}`})
      group by m.member_id having ${leftFrom(before)} > 0 order by m.member_id limit ${batch}
    ), notified as (
      insert into notifications (member_id, source, phone, title, content, href, created_at)
      select member_id, 'points:' || member_id || ${`:${month}`}, phone, '포인트 소멸 예정 안내',
        to_char(amount, 'FM999,999,999,999') || ${`포인트가 ${day}까지 차례로 소멸될 예정입니다.`},
        '/mypage/points', ${now}::timestamptz
      from due on conflict (source) do nothing returning 1
    )
    select count(*)::int as notified from notified`.execute(db);
  return rows[0]?.notified ?? 0;
}
