import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/**
 * Ends once another transaction waits for a lock. At once on PGlite, where transactions go one after the other: there
 * the story is told in order.
 */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  if (testDatabase !== 'postgresql') return;
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
