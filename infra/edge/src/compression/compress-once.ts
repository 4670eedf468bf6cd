import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { monotonicNow } from '../clock/monotonic.ts';
import { writeWhole } from '../disk/write-whole.ts';
import { compress, compressedFile } from './compressed-file.ts';

const decompress = promisify(brotliDecompress);
/** How long a file is served as it is after it could not be compressed, ms. */
const retryMs = 60_000;

/**
 * Gives the brotli file beside a file, or null while there is none. It came with the release; one that is lost or damaged
 * is made anew once, and no request waits for it.
 */
export function createCompressor(): (location: string) => Promise<string | null> {
  const making = new Set<string>();
  /** Compressed files that were compared, each with what the disk said of it then. */
  const good = new Map<string, string>();
  /** When a file could last not be compressed, by the monotonic clock, ms. */
  const failures = new Map<string, number>();

  const make = async (location: string) => {
    making.add(location);
    try {
      await writeWhole(compressedFile(location), await compress(await readFile(location)));
      failures.delete(location);
    } catch {
      failures.set(location, monotonicNow());
    } finally {
      making.delete(location);
    }
  };

  /** Whether it holds the file: read again only when the disk says that it was changed. */
  const isGood = async (location: string, target: string) => {
    const about = await stat(target).catch(() => null);
    if (!about?.isFile()) return false;
    const fingerprint = `${about.ino} ${about.mtimeMs} ${about.size}`;
    if (good.get(target) === fingerprint) return true;
    const [file, held] = await Promise.all([readFile(location), readFile(target).then(decompress)]);
    if (!file.equals(held)) return false;
    good.set(target, fingerprint);
    return true;
  };

  return async (location) => {
    const target = compressedFile(location);
    if (await isGood(location, target).catch(() => false)) return target;
    const failedAt = failures.get(location) ?? Number.NEGATIVE_INFINITY;
    if (!making.has(location) && monotonicNow() - failedAt >= retryMs) void make(location);
    return null;
  };
}
