import { productChangedEvent, type productChangedSchema } from '@mall/contracts/platform/product-stream';
import type * as z from 'zod/mini';
import { monotonicNow } from '../clock/monotonic.ts';

/** API processes trust what they have read for a second; a page that asks earlier may get the old price again, ms. */
const settleMs = 1000;
/** Pages of one product ask within this time and not all at once, ms; in a crowd 500 of them a second. */
const leastSpreadMs = 300;
const spreadPerWatcherMs = 2;

/** Tells one page of changes: each one, but in a row only as often as its crowd can ask. */
export function createChangeNotifier(write: (text: string) => void): (watchers: number) => void {
  let timer: NodeJS.Timeout | null = null;
  let withinMs = leastSpreadMs;
  let changedAtMs = 0;
  const waitFor = (ms: number) => {
    timer = setTimeout(fire, ms).unref();
  };
  const fire = () => {
    const changed: z.infer<typeof productChangedSchema> = { within_ms: withinMs };
    write(`event: ${productChangedEvent}\ndata: ${JSON.stringify(changed)}\n\n`);
    timer = null;
    // Changed too late for this event to lead to it.
    if (monotonicNow() - changedAtMs < settleMs) waitFor(Math.max(settleMs, withinMs));
  };
  return (watchers) => {
    withinMs = Math.max(leastSpreadMs, watchers * spreadPerWatcherMs);
    changedAtMs = monotonicNow();
    if (!timer) waitFor(settleMs);
  };
}
