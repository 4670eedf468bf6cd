import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { OpenDatabase } from '../database-over.ts';
import { createPgliteFolder } from './create-pglite-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { overPglite } from './over-pglite.ts';
import { pgliteSettings } from './pglite-settings.ts';
import { makePrivate, PrivateFolder } from './private-folder.ts';
import { spareMemory } from './spare-memory.ts';

/** PGlite in a folder of its own below `dataDir`, created when missing. One process at a time. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  spareMemory();
  const home = join(dataDir, 'api');
  await mkdir(home, { recursive: true });
  const unlock = await lockFolder(home);
  try {
    const folder = join(home, 'pg');
    await createPgliteFolder(folder);
    await makePrivate(folder);
    const pglite = await PGlite.create({
      fs: new PrivateFolder(folder),
      extensions: { pg_trgm },
      ...pgliteSettings,
    });
    const database = await overPglite(pglite);
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
