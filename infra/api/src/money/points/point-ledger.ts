import type { PointReason } from '@mall/contracts/api/money/my-benefits';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import type { Listing } from '../../platform/http/pages.ts';

export const pointLimit = () => createError('POINT_LIMIT');

export interface PointEntry {
  memberId: number;
  /** Names what the entry is for: the same key is entered once, however often it is tried. */
  key: string;
  /** Positive adds, negative takes; 1 point is 1 KRW. */
  amount: number;
  reason: PointReason;
  orderId: string | null;
  now: Date;
}

/**
 * Adds an entry to the ledger and moves the balance with it, inside a transaction. Entries are never changed; their
 * sum is the balance. POINT_LIMIT when the balance would fall below zero. Returns whether this was the entry.
 */
export async function enterPoints(
  tx: Db,
  { memberId, key, amount, reason, orderId, now }: PointEntry,
): Promise<boolean> {
  if (amount === 0) return false;
  const entered = await tx
    .insertInto('point_entries')
    .values({ member_id: memberId, entry_key: key, amount, reason, order_id: orderId, created_at: now })
    .onConflict((conflict) => conflict.column('entry_key').doNothing())
    .returning('point_entry_id')
    .executeTakeFirst();
  if (!entered) return false;
  const { rows } = await sql`
    update members set point = point + ${amount}::bigint
    where member_id = ${memberId}::int and point + ${amount}::bigint >= 0 returning member_id`.execute(tx);
  if (rows.length === 0) throw pointLimit();
  return true;
}

export async function pointBalance(db: Db, memberId: number): Promise<number> {
  const member = await db
    .selectFrom('members')
    .select('point')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return member?.point ?? 0;
}

interface LedgerPage {
  limit: number;
  offset: number;
  /** First and last Korean day, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A page of a member's entries, newest first. */
export async function listPoints(db: Db, memberId: number, { limit, offset, from, to }: LedgerPage) {
  const day = sql`(created_at at time zone 'Asia/Seoul')::date`;
  const { rows } = await sql<
    Row<'point_entries', 'amount' | 'reason' | 'order_id' | 'created_at'> & { total: number }
  >`
    select amount, reason, order_id, created_at, count(*) over ()::int as total
    from point_entries where member_id = ${memberId}::int
      and (${from ?? null}::date is null or ${day} >= ${from ?? null}::date)
      and (${to ?? null}::date is null or ${day} <= ${to ?? null}::date)
    order by point_entry_id desc limit ${limit} offset ${offset}`.execute(db);
  const listing: Listing<{
    amount: number;
    reason: PointReason;
    order_id: string | null;
    created_at: string;
  }> = {
    rows: rows.map(({ total: _total, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
  return listing;
}
