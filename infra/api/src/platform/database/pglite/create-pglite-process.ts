import { PGlite } from '@electric-sql/pglite';

/** Entry of create-pglite-folder.ts: creates the folder named as the only argument. */
const pglite = await PGlite.create({ dataDir: process.argv[2] ?? '' });
await pglite.close();
process.disconnect?.();
