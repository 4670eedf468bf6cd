import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/**
 * Locks products inside a transaction, all of them without ids, in the one order in which everybody does (decision 49):
 * what is counted next sees what others committed, and no deadlock can arise.
 */
export async function lockProducts(tx: Db, productIds?: readonly number[]): Promise<void> {
  const only = productIds ? sql`where product_id = any(${sql.val([...productIds])}::int[])` : sql``;
  await sql`select 1 from products ${only} order by product_id for no key update`.execute(tx);
}
