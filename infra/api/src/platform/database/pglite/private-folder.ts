import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { errorCode } from '../../error-code.ts';

/** What others of this machine may do with a file: nothing. */
const others = 0o077;

type Options = Parameters<NodeFS['init']>[1];

/**
 * The folder of an embedded database that only its owner can read. Emscripten sets the mode of each file that it makes,
 * which the process's umask does not reach: every local account could read and write them (0666).
 */
export class PrivateFolder extends NodeFS {
  override async init(pglite: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepModesPrivate, ...preRun] } };
  }
}

function keepModesPrivate({ NODEFS }: { NODEFS: unknown }): void {
  const { node_ops: operations } = NODEFS as {
    node_ops: { setattr: (node: unknown, change: { mode?: number | null }) => void };
  };
  const { setattr } = operations;
  operations.setattr = (node, change) =>
    setattr(node, typeof change.mode === 'number' ? { ...change, mode: change.mode & ~others } : change);
}

/** Takes a folder from before, with all that lies in it, away from other accounts; what belongs to another one stays. */
export async function makePrivate(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await setMode(folder, 0o700);
  for (const entry of entries)
    if (!entry.isSymbolicLink())
      await setMode(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

async function setMode(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if (errorCode(error) !== 'EPERM' && errorCode(error) !== 'ENOENT') throw error;
  });
}
