import { sql } from 'kysely';
import { lockClasses } from '../../platform/database/lock-classes.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { unauthenticated } from '../../platform/http/create-error.ts';

/**
 * Ends the race between leaving or uniting, which hold members alone, and placing orders, which go on beside each
 * other (decision 38). Taken before every other lock of the transaction, so that no deadlock can arise.
 */
export async function holdMembers(
  tx: Db,
  memberIds: readonly number[],
  mode: 'ALONE' | 'SHARED',
): Promise<void> {
  const take = sql.raw(mode === 'ALONE' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  for (const id of [...new Set(memberIds)].sort((one, other) => one - other))
    await sql`select ${take}(${lockClasses.heldMember}::int, ${id}::int)`.execute(tx);
}

/** Holds a member who has to be one still; UNAUTHENTICATED when the membership has ended in the meantime. */
export async function holdActiveMember(tx: Db, memberId: number, mode: 'ALONE' | 'SHARED'): Promise<void> {
  await holdMembers(tx, [memberId], mode);
  const member = await tx
    .selectFrom('members')
    .select('state')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (member?.state !== 'ACTIVE') throw unauthenticated();
}
