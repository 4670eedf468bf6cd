import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { watchQuery } from '../metrics/watch-query.ts';
import type { Database } from './schema/schema.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgresql';
  close: () => Promise<void>;
  connections: () => Connections;
}

/** Connections by what they do, and callers that wait for one. */
export type Connections = Record<'used' | 'idle' | 'waiting', number>;

/** A pool that says what its connections do. */
export interface CountedPool extends PostgresPool {
  connections: () => Connections;
}

/** Makes the query builder over any pool that speaks PostgreSQL. */
export function databaseOver(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: watchQuery });
}
