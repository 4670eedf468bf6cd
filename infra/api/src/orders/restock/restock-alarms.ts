import type { RestockAlarm } from '@mall/contracts/api/orders/restock-alarms';
import { sql } from 'kysely';
import { loadCardMap } from '../../catalogue/lists/cards/load-cards.ts';
import type { PriceView } from '../../catalogue/pricing/price-view.ts';
import { lockMembers } from '../../people/access/lock-members.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../platform/http/pages.ts';
import { type AlarmWish, requireSoldOut } from './alarm-wish.ts';
import { requirePhoneQuota } from './unproved-phone.ts';

/** Alarms that may wait for one member. */
const maximumWaiting = 50;

interface AlarmRow
  extends Omit<RestockAlarm, 'product' | 'created_at' | 'state'>,
    Row<'restock_alarms', 'product_id' | 'created_at' | 'notified_at'> {}

/** A page of the member's alarms, newest first; those of hidden products are left out. */
export async function listRestockAlarms(
  db: Db,
  memberId: number,
  page: { page: number; limit: number },
  view: PriceView,
) {
  const own = sql`from restock_alarms a join products p using (product_id)
    where a.member_id = ${memberId} and not p.is_hidden`;
  const { rows } = await sql<AlarmRow>`
    select a.restock_alarm_id, a.product_id, a.product_option_id, a.phone, a.created_at, a.notified_at,
      (select o.size_name from product_options o where o.product_option_id = a.product_option_id) as size_name,
      (select c.name from product_colors c join product_options o using (color_id)
        where o.product_option_id = a.product_option_id) as color_name
    ${own} order by a.created_at desc, a.restock_alarm_id desc
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${own}`.execute(db);
  const cards = await loadCardMap(
    db,
    rows.map((row) => row.product_id),
    view,
  );
  return {
    paginate: paginateOf(page, counted.rows[0]?.total ?? 0),
    rows: rows.flatMap(({ product_id, created_at, notified_at, phone, ...row }): RestockAlarm[] => {
      const product = cards.get(product_id);
      if (!product) return [];
      return [
        {
          ...row,
          phone: maskPhone(phone),
          state: notified_at ? 'SENT' : 'WAITING',
          created_at: created_at.toISOString(),
          product,
        },
      ];
    }),
  };
}

const maskPhone = (phone: string) => `${phone.slice(0, 3)}-****-${phone.slice(-4)}`;

/** Subscribes to an option's return to stock (spec 4.11). Failures as the endpoint says. */
export async function applyRestockAlarm(
  db: Db,
  memberId: number,
  wanted: AlarmWish,
  now: Date,
): Promise<number> {
  await requireSoldOut(db, wanted);
  return db.transaction().execute(async (tx) => {
    await requirePhoneQuota(tx, { memberId, phone: wanted.phone, now });
    // The member's row is locked, so that many at once cannot pass the limit together.
    await lockMembers(tx, [memberId]);
    const waiting = await tx
      .selectFrom('restock_alarms')
      .select('product_option_id')
      .where('member_id', '=', memberId)
      .where('notified_at', 'is', null)
      .limit(maximumWaiting)
      .execute();
    const isKnown = waiting.some((alarm) => alarm.product_option_id === wanted.product_option_id);
    if (waiting.length >= maximumWaiting && !isKnown)
      throw createError('ALARM_LIMIT', `재입고 알림은 ${maximumWaiting}개까지 신청할 수 있습니다.`);
    const added = await tx
      .insertInto('restock_alarms')
      .values({ ...wanted, member_id: memberId, created_at: now, notified_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('restock_alarm_id')
      .executeTakeFirst();
    if (!added) throw createError('ALREADY_APPLIED');
    return added.restock_alarm_id;
  });
}

/** Deletes alarms of the member, all or none. */
export async function deleteRestockAlarms(db: Db, memberId: number, ids: readonly number[]): Promise<number> {
  const wanted = [...new Set(ids)];
  return db.transaction().execute(async (tx) => {
    const deleted = await tx
      .deleteFrom('restock_alarms')
      .where('member_id', '=', memberId)
      .where('restock_alarm_id', 'in', wanted)
      .returning('restock_alarm_id')
      .execute();
    if (deleted.length !== wanted.length) throw notFound('재입고 알림을 찾을 수 없습니다.');
    return deleted.length;
  });
}
