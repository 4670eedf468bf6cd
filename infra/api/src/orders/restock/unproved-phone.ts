import { sql } from 'kysely';
import { lockClasses } from '../../platform/database/lock-classes.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';

/** Alarms that wait for an unproved phone, and messages to it in a day, together: it may be a stranger's. */
export const maximumAlarms = 10;
const dayMs = 86_400_000;

/** Applications of one phone wait for one lock. First in the transaction. */
export async function lockPhone(tx: Db, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClasses.alarmPhone}::int, hashtext(${phone}))`.execute(tx);
}

/** Alarms that wait for a phone or were sent in the last day: all of them, and those that guests asked for. */
export async function alarmsOfPhone(
  tx: Db,
  phone: string,
  now: Date,
): Promise<{ alarms: number; of_guests: number }> {
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await sql<{ alarms: number; of_guests: number }>`
    select count(*)::int as alarms, (count(*) filter (where member_id is null))::int as of_guests from (
      select member_id from restock_alarms where phone = ${phone} and notified_at is null
      union all
      select member_id from notifications
        where phone = ${phone} and created_at > ${since} and source like 'restock:%') as asked`.execute(tx);
  return rows[0] ?? { alarms: 0, of_guests: 0 };
}

/**
 * Bounds the alarms to a phone that the member has not proved: ten of all members in a day (decision 94). It comes
 * first in the transaction, so that parallel calls wait for one lock.
 * @throws ALARM_LIMIT
 */
export async function requirePhoneQuota(
  tx: Db,
  { memberId, phone, now }: { memberId: number; phone: string; now: Date },
): Promise<void> {
  await lockPhone(tx, phone);
  const own = await tx
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('phone', '=', phone)
    .where('phone_proof', '=', 2)
    .executeTakeFirst();
  if (own) return;
  const { alarms } = await alarmsOfPhone(tx, phone, now);
  if (alarms >= maximumAlarms)
    throw createError(
      'ALARM_LIMIT',
      '이 번호로는 재입고 알림을 더 이상 신청할 수 없습니다. 본인인증한 휴대폰번호로 신청해주세요.',
    );
}
