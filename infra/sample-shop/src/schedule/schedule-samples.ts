import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';
import { refreshSamplePasswords } from '../shoppers/members.ts';
import { scheduleSales } from '../shoppers/sales.ts';
import { broadcastPeriods } from './broadcast-periods.ts';
import { scheduleEvents } from './schedule-events.ts';

const hourMs = 3_600_000;

/** When the drops open in hours from now, in the order of their ids: one is open, one is coming. */
const dropOpenings = [-1, 5];
/** A time sale runs from the morning of its day to the next morning. */
const timeSaleHours = { before: -10, after: 14 };

/** The full hour that far from now: past ones are no later, coming ones no sooner. */
const fullHour = (now: Date, hours: number) =>
  new Date((hours < 0 ? Math.floor : Math.ceil)(now.getTime() / hourMs + hours) * hourMs);

/**
 * Reschedules the sample live campaigns, events, drops and time sale around `now`, at the seed and at every start. What
 * an operator added has higher ids and stays as it is.
 */
export async function scheduleSamples(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select (value ->> 'productCount')::int as count from settings where code = 'seed'`.execute(db);
  const sampleCount = rows[0]?.count ?? 0;
  if (sampleCount === 0) return;
  for (const [index, { start, end }] of broadcastPeriods(now).entries())
    await sql`update campaigns set start_at = ${start}, end_at = ${end} where campaign_id = ${index + 1}`.execute(
      db,
    );
  await scheduleEvents(db, now);
  // A member with a place in it already keeps it.
  for (const [index, hours] of dropOpenings.entries())
    await sql`update drops d set opens_at = ${fullHour(now, hours)}
      where drop_id = ${index + 1} and product_id <= ${sampleCount}
        and not exists (select 1 from drop_places p where p.drop_id = d.drop_id)`.execute(db);
  const start = fullHour(now, timeSaleHours.before);
  const end = fullHour(now, timeSaleHours.after);
  await sql`update products set time_sale_start_at = ${start}, time_sale_end_at = ${end}
    where time_sale_price is not null and product_id <= ${sampleCount}`.execute(db);
  await scheduleSales(db, sampleCount, now);
  await refreshSamplePasswords(db, now);
}
