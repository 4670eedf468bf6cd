import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { monotonicNow } from '../clock/monotonic.ts';

const compress = promisify(gzip);
/** Crawlers come every few hours; what changes meanwhile is served when they come again. */
const freshMs = 10 * 60_000;
const files = 100;

interface CachedFile {
  /** Null: there is no such file. */
  gzipped: Buffer | null;
  madeAt: number;
}

/** Files that are made of the API's replies: each once at a time, and the last good one while the API is down. */
export class FileCache {
  private readonly entries = new LRUCache<string, CachedFile>({ max: files });
  private readonly making = new Map<string, Promise<Buffer | null>>();

  /** The file, gzipped, or null when there is none; rejects when it was never made and cannot be now. */
  async read(name: string, make: () => Promise<string | null>): Promise<Buffer | null> {
    const known = this.entries.get(name);
    if (known && monotonicNow() - known.madeAt < freshMs) return known.gzipped;
    const work = this.making.get(name) ?? this.make(name, make);
    this.making.set(name, work);
    return known ? work.catch(() => known.gzipped) : work;
  }

  private make(name: string, make: () => Promise<string | null>): Promise<Buffer | null> {
    return make()
      .then(async (content) => {
        const gzipped = content === null ? null : await compress(content);
        this.entries.set(name, { gzipped, madeAt: monotonicNow() });
        return gzipped;
      })
      .finally(() => this.making.delete(name));
  }
}
