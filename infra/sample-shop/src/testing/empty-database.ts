import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

/** Takes every row out of a test's database, so that it can be seeded anew. */
export async function emptyDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
    db,
  );
  await sql`truncate ${sql.join(rows.map((row) => sql.table(row.name)))} restart identity`.execute(db);
}
