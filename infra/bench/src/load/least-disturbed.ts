/** A measurement that others on the machine may have spoiled. */
export interface Disturbed {
  /** How late this very process was meanwhile, as `metLag` counts it (ms). */
  ownLagMs: number;
}

const lookEveryMs = 1;
/** Later than this (ms), the process that measures did not get its core: others were at work on this machine. */
const acceptedLagMs = 3;
const tries = 4;

/** How late this process was while it did the work (ms). */
export async function ownLagDuring(work: () => Promise<unknown>): Promise<number> {
  const gaps: number[] = [];
  let last = performance.now();
  const looking = setInterval(() => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  }, lookEveryMs);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return metLag(gaps) - lookEveryMs;
}

/**
 * The gap (ms) that those who come evenly meet in one of twenty cases, or a longer one. Gaps weigh as much as they
 * last: of a thousand, five that stand still for 20 ms are few, and a tenth of the time.
 */
export function metLag(gaps: readonly number[]): number {
  let left = gaps.reduce((sum, gap) => sum + gap, 0) / 20;
  for (const gap of [...gaps].sort((one, other) => other - one)) {
    left -= gap;
    if (left <= 0) return gap;
  }
  return 0;
}

/** Measures again while others kept this process waiting; of several tries the one counts that was disturbed least. */
export async function leastDisturbed<Result extends Disturbed>(
  measure: () => Promise<Result>,
): Promise<Result> {
  const runs: Result[] = [];
  while (runs.length < tries && runs.every((run) => run.ownLagMs > acceptedLagMs)) runs.push(await measure());
  return runs.reduce((least, run) => (run.ownLagMs < least.ownLagMs ? run : least));
}
