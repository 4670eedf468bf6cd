import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { monotonicNow } from '../clock/monotonic.ts';

/** One line of a kind in this time, ms. */
const windowMs = 10_000;
const maximumKinds = 1000;

export type SampledLog = (level: 'warn' | 'error', kind: string, fields: object, message: string) => void;

/**
 * Writes one line of a kind in ten seconds and counts the others: they are `more` in the next one. A crowd that is
 * refused would fill the disk with lines that say the same.
 */
export function createSampledLog(log: Logger): SampledLog {
  const kinds = new LRUCache<string, { until: number; more: number }>({ max: maximumKinds });
  return (level, kind, fields, message) => {
    const key = `${message} ${kind}`;
    const now = monotonicNow();
    const known = kinds.get(key);
    if (known && now < known.until) {
      known.more += 1;
      return;
    }
    kinds.set(key, { until: now + windowMs, more: 0 });
    log[level](known?.more ? { ...fields, more: known.more } : fields, message);
  };
}
