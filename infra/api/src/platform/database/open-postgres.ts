import pg from 'pg';
import { databaseOver, type OpenDatabase } from './database-over.ts';
import { GuardedPool } from './guarded-pool.ts';

/** Limits of one connection while the shop is open, in ms: a call is never held up for longer by the database. */
const servingLimits = {
  // Getting a connection, also when all are busy.
  connectionTimeoutMillis: 1500,
  statement_timeout: 5000,
  lock_timeout: 4000,
  // A process that hangs or dies in a transaction must not keep rows locked.
  idle_in_transaction_session_timeout: 10_000,
  // For a server that does not even refuse, such as behind a cut cable.
  query_timeout: 6000,
};
/** Migrations and the seed take as long as they take. */
const patientLimits = { connectionTimeoutMillis: 5000 };

/** 64-bit numbers, which pg hands over as text, as the numbers that they are everywhere else; sums of KRW are such. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} cannot be told exactly`);
  return value;
});

interface PostgresOptions {
  /** Without limits of time, for work before the shop opens. */
  isPatient?: boolean;
}

/** Connections to PostgreSQL at the given address. */
export function postgresPool(url: string, { isPatient = false }: PostgresOptions = {}): GuardedPool {
  const limits = isPatient ? patientLimits : servingLimits;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    types,
    // Compiling a list's statement takes longer than running it, and its rows are counted in memory.
    options: '-c jit=off -c work_mem=32MB',
    ...limits,
  });
  // A connection that breaks is replaced on the next use; without listeners it ends the process, whether it breaks
  // while idle or while it is lent out between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new GuardedPool(pool);
}

/** PostgreSQL at the given address. Fails when it does not answer within a few seconds. */
export async function openPostgres(url: string, options?: PostgresOptions): Promise<OpenDatabase> {
  const pool = postgresPool(url, options);
  const db = databaseOver(pool);
  try {
    await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: 'postgresql', close: () => db.destroy(), connections: () => pool.connections() };
}
