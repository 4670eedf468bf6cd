import { sql } from 'kysely';
import type { Db } from '../database/schema/schema.ts';

/** What became visible since a snapshot of the database. */
export interface CatalogueChanges {
  /** Names the transactions that were visible; given back at the next look. */
  snapshot: string;
  /** Products whose options changed; null when everything may have, or when there was no snapshot to compare. */
  productIds: number[] | null;
  /** Products whose own row changed, in whatever way; null when all may have. */
  rowIds: number[] | null;
  /** The next moment at which prices change by themselves: a time sale, a drop, another promotion or a coupon begins or ends. */
  nextScheduledAt: Date | null;
}

interface ChangesRow {
  snapshot: string;
  changed: number[] | null;
  changed_rows: number[] | null;
  next_scheduled_at: Date | null;
}

/** In `catalogue_changes` this product stands for everything that is shown, in `product_row_changes` for all products. */
const everything = 0;
/** In `catalogue_changes` this one stands for the stock and prices of any product, and for nothing else. */
const anyProduct = -1;

/**
 * Reads what other transactions committed since `snapshot`. Comparing snapshots instead of ids or times finds a
 * transaction that began early and committed late, too.
 */
export async function readCatalogueChanges(
  db: Db,
  snapshot: string | null,
  now: Date,
): Promise<CatalogueChanges> {
  const { rows } = await sql<ChangesRow>`
    select pg_current_snapshot()::text as snapshot, ${idsSince('catalogue_changes', snapshot)} as changed,
      ${idsSince('product_row_changes', snapshot)} as changed_rows,
      least((select min(time_sale_start_at) from products where time_sale_start_at > ${now}::timestamptz),
        (select min(time_sale_end_at) from products where time_sale_end_at > ${now}::timestamptz),
        (select min(starts_at) from promotion_rules where starts_at > ${now}::timestamptz),
        (select min(ends_at) from promotion_rules where ends_at > ${now}::timestamptz),
        (select min(opens_at) from drops where ended_at is null and opens_at > ${now}::timestamptz),
        (select min(ends_at) from drops where ended_at is null and ends_at > ${now}::timestamptz),
        (select min(starts_at) from coupons where starts_at > ${now}::timestamptz),
        (select min(ends_at) from coupons where ends_at > ${now}::timestamptz)) as next_scheduled_at`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('a select without FROM gives one row');
  const changedIds = (ids: number[] | null) =>
    snapshot === null || ids?.includes(everything) ? null : (ids ?? []);
  return {
    snapshot: row.snapshot,
    productIds: changedIds(row.changed)?.filter((id) => id !== anyProduct) ?? null,
    rowIds: changedIds(row.changed_rows),
    nextScheduledAt: row.next_scheduled_at,
  };
}

const idsSince = (table: string, snapshot: string | null) => sql`(select array_agg(distinct product_id)
  from ${sql.table(table)} where txid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(txid, ${snapshot}::pg_snapshot))`;

/**
 * Products whose stock or price may have changed since a snapshot, and the snapshot to compare with next; null when it
 * may be any of them, or when there was no snapshot. `isContent` says that something else which pages show changed.
 */
export async function readChangedProducts(
  db: Db,
  since: string | null,
): Promise<{ snapshot: string; productIds: number[] | null; isContent: boolean }> {
  const { rows } = await sql<Omit<ChangesRow, 'next_scheduled_at'>>`
    select pg_current_snapshot()::text as snapshot, ${idsSince('catalogue_changes', since)} as changed,
      ${idsSince('product_row_changes', since)} as changed_rows`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a select without FROM gives one row');
  const isAny = since === null || row.changed?.includes(anyProduct) || row.changed_rows?.includes(everything);
  const isContent = since === null || (row.changed?.includes(everything) ?? false);
  if (isAny) return { snapshot: row.snapshot, productIds: null, isContent };
  const ids = new Set([...(row.changed ?? []), ...(row.changed_rows ?? [])]);
  return { snapshot: row.snapshot, productIds: [...ids].filter((id) => id > 0), isContent };
}

/** Snapshots older than this are no longer compared, ms: their changes may be forgotten. */
export const changeRetentionMs = 10 * 60_000;

const noted = ['catalogue_changes', 'product_row_changes'];

/** Forgets all changes, of which there is one for every product after a seed. For when no cache can have looked yet. */
export async function forgetFirstChanges(db: Db): Promise<void> {
  await sql`truncate ${sql.join(noted.map((table) => sql.table(table)))}`.execute(db);
}

/** Forgets changes that every cache has seen or will refuse to compare with. Time of the database. */
export async function forgetCatalogueChanges(db: Db): Promise<void> {
  for (const table of noted)
    await sql`delete from ${sql.table(table)}
      where changed_at < now() - make_interval(secs => ${(2 * changeRetentionMs) / 1000})`.execute(db);
}
