import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Database } from './schema/schema.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgresql';
  close: () => Promise<void>;
}

/** Makes the query builder over any pool that speaks PostgreSQL. */
export function databaseOver(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
