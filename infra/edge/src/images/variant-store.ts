import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeWhole } from '../disk/write-whole.ts';

interface CachedFile {
  handle: FileHandle;
  bytes: number;
  /** When it was made, ms since the epoch. */
  madeAt: number;
}

const endings = ['.webp', '.jpg'];
const isPicture = (name: string) => endings.some((ending) => name.endsWith(ending));

/** Sizes of pictures on the disk, up to so many bytes: the least recently used ones make room for new ones. */
export class VariantStore {
  /** Bytes by file. */
  private readonly files: LRUCache<string, number>;

  constructor(
    readonly folder: string,
    maximumBytes: number,
  ) {
    this.files = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, file, reason) => {
        if (reason === 'evict') void rm(file, { force: true });
      },
    });
  }

  /** Counts what is there from before, longest unused first, and removes what was never finished. */
  async load(): Promise<void> {
    const startedAt = Date.now();
    const names = await readdir(this.folder, { recursive: true }).catch(() => []);
    const found: { file: string; bytes: number; usedAt: number }[] = [];
    for (const name of names) {
      const file = path.join(this.folder, name);
      const about = await stat(file).catch(() => null);
      if (!about?.isFile()) continue;
      if (isPicture(name)) found.push({ file, bytes: about.size, usedAt: about.atimeMs });
      else if (about.mtimeMs < startedAt) await rm(file, { force: true });
    }
    for (const { file, bytes } of found.sort((one, other) => one.usedAt - other.usedAt))
      if (!this.files.has(file)) this.files.set(file, Math.max(1, bytes));
  }

  /** A stored file, open: it can be read to its end even if it is removed meanwhile. The caller closes it. */
  async open(file: string): Promise<CachedFile | null> {
    this.files.get(file);
    const handle = await open(file).catch(() => null);
    if (!handle) return null;
    const { size, mtimeMs } = await handle.stat();
    return { handle, bytes: size, madeAt: mtimeMs };
  }

  /** Writes a file atomically: a reader never sees half of it. */
  async put(file: string, content: Buffer): Promise<void> {
    await writeWhole(file, content);
    this.files.set(file, content.length);
  }

  async remove(file: string): Promise<void> {
    this.files.delete(file);
    await rm(file, { force: true });
  }

  /** Removes what was made before a time (ms since the epoch) in a folder of the store. */
  async removeOlder(folder: string, before: number): Promise<void> {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter(isPicture)) {
      const file = path.join(folder, name);
      const made = await stat(file).catch(() => null);
      if (made && made.mtimeMs < before) await this.remove(file);
    }
  }
}
