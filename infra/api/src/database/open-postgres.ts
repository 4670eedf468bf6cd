import pg from 'pg';
import { databaseOver, type OpenDatabase } from './database-over.ts';

/** PostgreSQL at the given address. Fails when it does not answer within 5 s. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Compiling a list's statement takes longer than running it, and its rows are counted in memory.
    options: '-c jit=off -c work_mem=32MB',
  });
  // A connection that breaks while idle is replaced on the next use; without a listener it ends the process.
  pool.on('error', () => undefined);
  const db = databaseOver(pool);
  try {
    await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: 'postgresql', close: () => db.destroy() };
}
