import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { monotonicNow } from '../clock/monotonic.ts';
import { createLimiter } from './limiter.ts';

const compress = promisify(brotliCompress);
/** Each takes a core for up to a second; pages go on meanwhile. */
const atOnce = 2;
/** How long a file is served as it is after it could not be compressed, ms. */
const retryMs = 60_000;

/**
 * Gives the brotli file beside a file, made at its first request and once however many ask for it; null when it
 * cannot be made. It is written aside and renamed: what has its name is whole, also for other edges on this disk.
 */
export function createCompressor(): (location: string) => Promise<string | null> {
  const limited = createLimiter(atOnce);
  const making = new Map<string, Promise<string | null>>();
  /** When a file could last not be compressed, by the monotonic clock, ms. */
  const failures = new Map<string, number>();

  const make = async (location: string, target: string) => {
    const draft = `${target}.${randomUUID()}.draft`;
    try {
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(draft, await compress(await readFile(location), { params: quality }));
      await rename(draft, target);
      return target;
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
      failures.set(location, monotonicNow());
      return null;
    }
  };

  return async (location) => {
    const target = `${location}.brotli`;
    const made = await stat(target).catch(() => null);
    if (made?.isFile()) return target;
    if (monotonicNow() - (failures.get(location) ?? Number.NEGATIVE_INFINITY) < retryMs) return null;
    const work =
      making.get(location) ?? limited(() => make(location, target)).finally(() => making.delete(location));
    making.set(location, work);
    return work;
  };
}
