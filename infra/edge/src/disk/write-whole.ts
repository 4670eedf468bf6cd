import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file aside, has the disk keep it, and renames it: what has the name is whole, also after a power cut. Rejects
 * on a full disk, which then is as it was.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
