import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { overPglite } from '../../platform/database/pglite/over-pglite.ts';
import { pgliteSettings } from '../../platform/database/pglite/pglite-settings.ts';
import { fillTemplate } from './template.ts';

/** Makes one filled PGlite and keeps its files as an archive that test files open in memory. @public Jest runs it. */
export default async function setup(): Promise<void> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, ...pgliteSettings });
  await fillTemplate((await overPglite(pglite)).db);
  const archive = await pglite.dumpDataDir('none');
  await pglite.close();
  const folder = await mkdtemp(join(tmpdir(), 'mall-api-test-'));
  await writeFile(join(folder, 'template.tar'), Buffer.from(await archive.arrayBuffer()));
  process.env.MALL_TEST_PGLITE = folder;
  process.stdout.write('API tests run on PGlite (PostgreSQL in this process)\n');
}
