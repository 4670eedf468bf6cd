interface Arrivals {
  /** Per second. */
  rate: number;
  seconds: number;
}

/**
 * Begins a work at a steady rate, as shoppers come: they do not wait for each other. `dueMs` is when it was due by
 * `performance.now()`; ends when the last one has ended.
 */
export async function arriving(
  { rate, seconds }: Arrivals,
  work: (index: number, dueMs: number) => Promise<void>,
): Promise<void> {
  const startMs = performance.now();
  const all = Math.round(rate * seconds);
  const begun: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(all, ((performance.now() - startMs) / 1000) * rate);
      while (begun.length < due) begun.push(work(begun.length, startMs + (begun.length / rate) * 1000));
      if (begun.length < all) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(begun);
}

/** The value below which this share (0 to 1) of the values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
