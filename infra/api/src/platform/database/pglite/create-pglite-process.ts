import { PGlite } from '@electric-sql/pglite';
import { PrivateFolder } from './private-folder.ts';

/** Entry of create-pglite-folder.ts: creates the folder named as the only argument. */
const pglite = await PGlite.create({ fs: new PrivateFolder(process.argv[2] ?? '') });
await pglite.close();
process.disconnect?.();
