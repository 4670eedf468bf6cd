import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { passOn } from './pass-on.ts';

/** Options that one round looks at; the rest wait for the next. */
const optionsAtOnce = 100;
/** Ended drops are looked at for so long, ms: their queues are ended in a second, unless nothing runs. */
const endedLatelyMs = 7 * 86_400_000;

/**
 * Ends drops whose time has passed, and passes on pieces of lapsed holds, given-up orders, returns and new stock. The
 * lock of the option keeps two processes from doing it twice. Returns the number of options that were swept.
 */
export async function sweepDrops(db: Db, now: Date): Promise<number> {
  await db
    .updateTable('drops')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
  const { rows } = await sql<Row<'drop_places', 'product_option_id'>>`
    select product_option_id from drop_places where state = 'HELD' and ends_at <= ${now}
    union
    select o.product_option_id from drops d join product_options o using (product_id)
      where (d.ended_at is null and o.stock > o.held and o.sale_state = 'ON'
          or d.ended_at > ${new Date(now.getTime() - endedLatelyMs)})
        and exists (select 1 from drop_places w
          where w.product_option_id = o.product_option_id and w.state = 'WAITING' and w.drop_id = d.drop_id)
    limit ${optionsAtOnce}`.execute(db);
  for (const { product_option_id } of rows)
    await db.transaction().execute((tx) => passOn(tx, product_option_id, { now }));
  return rows.length;
}
