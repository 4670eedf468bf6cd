import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { allMigrations } from './migrations/all-migrations.ts';
import type { Db } from './schema.ts';

export interface Migration {
  /** `0001-what-it-adds`; recorded, so it never changes. */
  name: string;
  /** One statement each, run in order inside the migration's transaction. */
  statements: readonly string[];
}

/** Any number, the same in every process: two starting at once migrate one after the other. */
const lockKey = 720_417_001;

/** Brings the database to the newest shape, all in one transaction; does nothing when it is there already. */
export async function migrate(db: Db, logger: FastifyBaseLogger): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`.execute(
      tx,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const done = new Set(rows.map((row) => row.name));
    for (const migration of allMigrations) {
      if (done.has(migration.name)) continue;
      logger.info({ migration: migration.name }, 'migrating');
      for (const statement of migration.statements) await sql.raw(statement).execute(tx);
      await sql`insert into migrations (name) values (${migration.name})`.execute(tx);
    }
  });
}
