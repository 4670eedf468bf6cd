import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Ends once another transaction waits for a lock; at once on PGlite, where transactions run one after the other. */
export async function untilLockWait(db: Db): Promise<void> {
  await untilWaitingOrDone(db, new Promise(() => undefined));
}

/** Ends once another transaction waits for a lock, or the work is done, whichever way. */
export async function untilWaitingOrDone(db: Db, work: Promise<unknown>): Promise<void> {
  if (testDatabase !== 'postgresql') return;
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
