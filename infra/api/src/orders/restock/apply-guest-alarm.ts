import { sql } from 'kysely';
import { lockClasses } from '../../platform/database/lock-classes.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import { type AlarmWish, requireSoldOut } from './alarm-wish.ts';
import { alarmsOfPhone, lockPhone, maximumAlarms } from './unproved-phone.ts';

/** Alarms that may wait for one browser session without a login. */
const maximumWaiting = 10;
/** Of the ten alarms of a phone, those that guests may take: the rest stays for members. */
const maximumOfGuests = 3;
/** A guest's alarm is forgotten after that long. */
const lifeMs = 90 * 86_400_000;

/**
 * Subscribes a guest's phone to an option's return (decision 116). It reveals nothing of the phone: an alarm that
 * waits already and a phone with too many both answer like a new alarm. ALARM_LIMIT is of the session alone.
 */
export async function applyGuestAlarm(db: Db, session: string, wanted: AlarmWish, now: Date): Promise<void> {
  await requireSoldOut(db, wanted);
  await db.transaction().execute(async (tx) => {
    await lockPhone(tx, wanted.phone);
    await sql`select pg_advisory_xact_lock(${lockClasses.alarmSession}::int, hashtext(${session}))`.execute(
      tx,
    );
    const waiting = await tx
      .selectFrom('restock_alarms')
      .select(['product_option_id', 'phone'])
      .where('guest_session', '=', session)
      .where('member_id', 'is', null)
      .where('notified_at', 'is', null)
      .limit(maximumWaiting)
      .execute();
    const isKnown = waiting.some(
      (alarm) => alarm.product_option_id === wanted.product_option_id && alarm.phone === wanted.phone,
    );
    if (isKnown) return;
    if (waiting.length >= maximumWaiting)
      throw createError(
        'ALARM_LIMIT',
        `비회원 재입고 알림은 ${maximumWaiting}개까지 신청할 수 있습니다. 로그인하면 더 신청할 수 있습니다.`,
      );
    const { alarms, of_guests } = await alarmsOfPhone(tx, wanted.phone, now);
    if (alarms >= maximumAlarms || of_guests >= maximumOfGuests) return;
    await tx
      .insertInto('restock_alarms')
      .values({ ...wanted, member_id: null, guest_session: session, created_at: now, notified_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Deletes guests' alarms that were sent or have waited too long, with their phones. Returns how many. */
export async function forgetGuestAlarms(db: Db, now: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('restock_alarms')
    .where('member_id', 'is', null)
    .where((eb) =>
      eb.or([eb('notified_at', 'is not', null), eb('created_at', '<', new Date(now.getTime() - lifeMs))]),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
