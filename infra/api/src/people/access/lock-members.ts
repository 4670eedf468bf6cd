import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/**
 * Locks members inside a transaction, in the one order in which everybody does; what comes before and after them is in
 * decision 49. Rows that only refer to a member go on being added.
 */
export async function lockMembers(tx: Db, memberIds: readonly number[]): Promise<void> {
  await sql`select 1 from members where member_id = any(${sql.val([...memberIds])}::int[]) order by member_id
    for no key update`.execute(tx);
}
