import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { pino } from 'pino';
import { migrate } from '../migrate.ts';
import { overPglite } from '../pglite/over-pglite.ts';
import { pgliteSettings } from '../pglite/pglite-settings.ts';
import { tablesOf } from './tables-of.ts';

async function generateTables(): Promise<void> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, ...pgliteSettings });
  const { db, close } = await overPglite(pglite);
  await migrate(db, pino({ level: 'silent' }));
  const file = fileURLToPath(new URL('./tables.ts', import.meta.url));
  await writeFile(file, await tablesOf(db));
  await close();
  console.log(`wrote ${file}`);
}

const program = commandLine({
  command: 'npm run schema',
  description: 'Writes the types of all tables (tables.ts) anew, from a database with every migration.',
  examples: [['npm run schema', 'after a new migration']],
}).action(generateTables);

await runCommandLine(program);
