import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { enterPoints } from './point-ledger.ts';

/** How long points can be used after they came (decision 153). */
const pointLifetimeMonths = 24;
/** How far ahead a member is notified of points that end. */
const expiryNoticeDays = 30;
/** Members looked at in a round. */
const batch = 200;

/**
 * What of a member's points came before a moment and is not used yet, as an expression over `point_entries p`: points
 * are used in the order in which they came, so what was ever taken is taken from the oldest.
 */
export const leftFrom = (before: Date) => sql<number>`greatest(
  coalesce(sum(p.amount) filter (where p.amount > 0 and p.created_at < ${before}::timestamptz), 0)
  + coalesce(sum(p.amount) filter (where p.amount < 0), 0), 0)::int`;

/** The moment before which points have ended at `now`. */
export function lifetimeBefore(now: Date): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - pointLifetimeMonths);
  return moment;
}

/** What ends in the next days unless the member uses it. */
export async function expiringPoints(db: Db, memberId: number, now: Date) {
  const ahead = new Date(now.getTime() + expiryNoticeDays * 86_400_000);
  const { rows } = await sql<{ amount: number }>`
    select ${leftFrom(lifetimeBefore(ahead))} as amount from point_entries p
    where p.member_id = ${memberId}::int`.execute(db);
  return {
    amount: rows[0]?.amount ?? 0,
    days: expiryNoticeDays,
    lifetime_months: pointLifetimeMonths,
  };
}

/** Ends points that were not used in time, of some members in a round; returns how many members lost some. */
export async function expirePoints(db: Db, now: Date): Promise<number> {
  const before = lifetimeBefore(now);
  const { rows } = await sql<Row<'point_entries', 'member_id'>>`
    select p.member_id from point_entries p
    where exists (select 1 from point_entries old where old.member_id = p.member_id and old.amount > 0
      and old.created_at < ${before}::timestamptz)
    group by p.member_id having ${leftFrom(before)} > 0 order by p.member_id limit ${batch}`.execute(db);
  let ended = 0;
  for (const { member_id: memberId } of rows)
    ended += await db.transaction().execute(async (tx) => {
      // Locked first: of an order that spends and a round that ends, the second sees what the first left.
      await sql`select 1 from members where member_id = ${memberId}::int for no key update`.execute(tx);
      const { rows: left } = await sql<{ amount: number; ids: number }>`
        select ${leftFrom(before)} as amount, max(point_entry_id) as ids from point_entries p
        where p.member_id = ${memberId}::int`.execute(tx);
      const amount = left[0]?.amount ?? 0;
      const key = `EXPIRED:${memberId}:${left[0]?.ids ?? 0}`;
      const entry = { memberId, key, amount: -amount, reason: 'EXPIRED' as const, orderId: null, now };
      return (await enterPoints(tx, entry)) ? 1 : 0;
    });
  return ended;
}
