import { type AttendanceReward, attendanceRewardSchema } from '@mall/contracts/api/content/event-attendance';
import { sql } from 'kysely';
import * as z from 'zod';
import { enterPoints } from '../../money/points/point-ledger.ts';
import { lockMembers } from '../../people/access/lock-members.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';

const rewardsSchema = z.array(attendanceRewardSchema);
const closed = () => createError('EVENT_CLOSED', '출석할 수 있는 기간이 아닙니다.');

/** `YYYY-MM-DD` in Korea. */
const koreanDay = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Seoul')::date`;

/** The days on which a member pressed; NOT_FOUND unless the event is one of attendance. */
export async function viewAttendance(db: Db, eventId: number, memberId: number | null, now: Date) {
  const { rows } = await sql<{ today: string; days: string[] }>`
    select ${koreanDay(now)}::text as today, array(
      select day::text from event_attendances
      where event_id = e.event_id and member_id = ${memberId}::int order by day) as days
    from events e where event_id = ${eventId}::int and not is_hidden and attendance_rewards is not null`.execute(
    db,
  );
  const found = rows[0];
  if (!found) throw notFound('종료되었거나 존재하지 않는 이벤트입니다.');
  return found;
}

interface Press {
  eventId: number;
  memberId: number;
  now: Date;
}

/**
 * Notes that a member pressed today and gives what so many days bring, each reward once. EVENT_CLOSED unless the event
 * runs, ALREADY_ATTENDED after the first press of a day of Korea.
 */
export async function attend(db: Db, { eventId, memberId, now }: Press) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ rewards: unknown; is_open: boolean }>`
      select attendance_rewards as rewards, start_at <= ${now} and end_at > ${now} as is_open from events
      where event_id = ${eventId}::int and not is_hidden and attendance_rewards is not null`.execute(tx);
    const event = rows[0];
    if (!event) throw notFound('종료되었거나 존재하지 않는 이벤트입니다.');
    if (!event.is_open) throw closed();
    // Presses of one member wait for each other, so that days are counted one after the other.
    await lockMembers(tx, [memberId]);
    const { rows: pressed } = await sql`
      insert into event_attendances (event_id, member_id, day, created_at)
      values (${eventId}::int, ${memberId}::int, ${koreanDay(now)}, ${now}::timestamptz)
      on conflict do nothing returning day`.execute(tx);
    if (pressed.length === 0) throw createError('ALREADY_ATTENDED');
    const attendance = await viewAttendance(tx, eventId, memberId, now);
    const due = rewardsSchema.parse(event.rewards).filter((reward) => reward.days <= attendance.days.length);
    return { ...attendance, point: await giveRewards(tx, due, { eventId, memberId, now }) };
  });
}

/**
 * Enters rewards into the ledger; one that is there already brings nothing. Returns how many points are new.
 * @cannotThrow POINT_LIMIT: it only adds
 */
async function giveRewards(
  tx: Db,
  rewards: readonly AttendanceReward[],
  { eventId, memberId, now }: Press,
): Promise<number> {
  let point = 0;
  for (const { days, point: amount } of rewards) {
    const key = `ATTENDANCE:${eventId}:${memberId}:${days}`;
    const entry = { memberId, key, amount, reason: 'ATTENDANCE' as const, orderId: null, now };
    if (await enterPoints(tx, entry)) point += amount;
  }
  return point;
}
