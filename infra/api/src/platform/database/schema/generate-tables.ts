import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pino } from 'pino';
import { migrate } from '../migrate.ts';
import { overPglite } from '../pglite/over-pglite.ts';
import { pgliteSettings } from '../pglite/pglite-settings.ts';
import { tablesOf } from './tables-of.ts';

// `npm run schema`: writes tables.ts anew from the migrated database.
const pglite = await PGlite.create({ extensions: { pg_trgm }, ...pgliteSettings });
const { db, close } = await overPglite(pglite);
await migrate(db, pino({ level: 'silent' }));
const file = fileURLToPath(new URL('./tables.ts', import.meta.url));
await writeFile(file, await tablesOf(db));
await close();
console.log(`wrote ${file}`);
