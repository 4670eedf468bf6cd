import { sql } from 'kysely';
import type { Db } from './schema/schema.ts';

/** Rows of one statement; keeps a JSON parameter at a few MB. */
const chunkSize = 2000;

/**
 * Inserts many rows with one parameter: PostgreSQL unfolds a JSON array into typed rows with the first row's columns.
 * For trusted rows only, since the names of table and columns become SQL.
 */
export async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const target = sql.table(table);
  for (let from = 0; from < rows.length; from += chunkSize) {
    const json = JSON.stringify(rows.slice(from, from + chunkSize));
    await sql`insert into ${target} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${target}, ${json}::jsonb)`.execute(db);
  }
}
