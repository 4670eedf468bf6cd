import type { PGlite } from '@electric-sql/pglite';
import { databaseOver, type OpenDatabase } from '../database-over.ts';
import { PglitePool } from './pglite-pool.ts';

/** Puts the query builder over an open PGlite; `close` closes both. */
export async function overPglite(pglite: PGlite): Promise<OpenDatabase> {
  const pool = new PglitePool(pglite);
  const db = databaseOver(pool);
  // Kysely closes a pool only after its first query, and an open PGlite keeps the process alive.
  await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  return { db, kind: 'pglite', close: () => db.destroy(), connections: () => pool.connections() };
}
