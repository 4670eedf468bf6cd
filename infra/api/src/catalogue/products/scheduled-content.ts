import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** What operators show for a time, and the columns of its beginning and end. */
const timed = [
  ['events', 'start_at', 'end_at'],
  ['plans', 'start_at', 'end_at'],
  ['magazines', 'created_at', 'end_at'],
  ['popups', 'start_at', 'end_at'],
  ['banners', 'start_at', 'end_at'],
  ['campaigns', 'start_at', 'end_at'],
  ['coupons', 'starts_at', 'ends_at'],
] as const;

interface Span {
  /** Not included. */
  from: Date;
  to: Date;
}

/** Whether anything that operators show for a time began or ended in a span of time, a policy began to hold included. */
export async function hasScheduledChange(db: Db, { from, to }: Span): Promise<boolean> {
  const isWithin = (column: string) =>
    sql<boolean>`(${sql.ref(column)} > ${from}::timestamptz and ${sql.ref(column)} <= ${to}::timestamptz)`;
  const changes = timed.map(
    ([table, start, end]) =>
      sql`exists (select from ${sql.table(table)} where ${isWithin(start)} or ${isWithin(end)})`,
  );
  // Documents hold from midnight in Korea.
  const documents = sql`exists (select from documents
    where effective_on::timestamp at time zone 'Asia/Seoul' > ${from}::timestamptz
      and effective_on::timestamp at time zone 'Asia/Seoul' <= ${to}::timestamptz)`;
  const { rows } = await sql<{ has_changed: boolean }>`
    select ${sql.join([...changes, documents], sql` or `)} as has_changed`.execute(db);
  return rows[0]?.has_changed ?? false;
}
