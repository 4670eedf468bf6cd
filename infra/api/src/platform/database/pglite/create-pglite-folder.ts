import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { processEntry } from '../../process-entry.ts';

const entry = processEntry(import.meta.url, 'create-pglite-process');

/**
 * Creates the database's folder on first start (about 6 s). It happens in a process that ends afterwards, because
 * `initdb` takes most of a gigabyte and leaves half of it behind. A start that is cut off leaves no half-made folder.
 */
export async function createPgliteFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.creating`;
  await rm(unfinished, { recursive: true, force: true });
  await new Promise<void>((resolve, reject) => {
    const child = fork(entry, [unfinished], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The database could not be created in ${folder}`)),
    );
  });
  await rename(unfinished, folder);
}
