import { sql } from 'kysely';
import { lockClasses } from '../../platform/database/lock-classes.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';

/** Alarms that wait for a phone nobody has proved, and messages to it in a day, together: it may be a stranger's. */
const maximumAlarms = 10;
const dayMs = 86_400_000;

/**
 * Refuses with ALARM_LIMIT an alarm to a phone that the member has not proved to be theirs, once ten of all members
 * wait for it or were told in the last day (decision 94). Its own phone is a proved member's as often as they like.
 * First in the transaction: many at once take turns.
 */
export async function requireRoomOnPhone(
  tx: Db,
  { memberId, phone, now }: { memberId: number; phone: string; now: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClasses.alarmPhone}::int, hashtext(${phone}))`.execute(tx);
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await sql<{ is_own: boolean; alarms: number }>`select
    exists (select from members where member_id = ${memberId} and phone = ${phone} and phone_proof = 2) as is_own,
    ((select count(*) from restock_alarms where phone = ${phone} and notified_at is null)
      + (select count(*) from notifications
          where phone = ${phone} and created_at > ${since} and source like 'restock:%'))::int as alarms`.execute(
    tx,
  );
  const [found] = rows;
  if (found && !found.is_own && found.alarms >= maximumAlarms)
    throw createError(
      'ALARM_LIMIT',
      '이 번호로는 재입고 알림을 더 이상 신청할 수 없습니다. 본인인증한 휴대폰번호로 신청해주세요.',
    );
}
