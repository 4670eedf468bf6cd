import type { FastifyBaseLogger } from 'fastify';
import { Migrator, sql } from 'kysely';
import { lockKeys } from './lock-classes.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { Db } from './schema/schema.ts';

export interface Migration {
  /** `0001-what-it-adds`; recorded, so it never changes. */
  name: string;
  /** One statement each, run in order inside the transaction of all migrations. */
  statements: readonly string[];
}

/**
 * Brings the database to the newest shape with Kysely's Migrator, all in one transaction; does nothing when it is
 * there already.
 */
export async function migrate(db: Db, logger: FastifyBaseLogger): Promise<void> {
  await adoptOldRecords(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(allMigrations.map(forMigrator)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;

  function forMigrator({ name, statements }: Migration) {
    const up = async (tx: Db) => {
      logger.info({ migration: name }, 'migrating');
      for (const statement of statements) await sql.raw(statement).execute(tx);
    };
    return [name, { up }] as const;
  }
}

/** Databases of before recorded their migrations in a table of our own, which becomes the Migrator's. */
async function adoptOldRecords(db: Db): Promise<void> {
  const { rows } = await sql<{
    is_old: boolean;
  }>`select to_regclass('migrations') is not null as is_old`.execute(db);
  if (!rows[0]?.is_old) return;
  await db.transaction().execute(async (tx) => {
    // Two processes that start at once take the old records over one after the other.
    await sql`select pg_advisory_xact_lock(${lockKeys.adoptMigrations})`.execute(tx);
    await sql`create table if not exists kysely_migration
      (name varchar(255) not null primary key, "timestamp" varchar(255) not null)`.execute(tx);
    await sql`create table if not exists migrations (name text primary key, ran_at timestamptz not null)`.execute(
      tx,
    );
    await sql`insert into kysely_migration (name, "timestamp")
      select name, to_char(ran_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations
      on conflict do nothing`.execute(tx);
    await sql`drop table migrations`.execute(tx);
  });
}
