import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A measurement that others on the machine may have spoiled. */
export interface Disturbed {
  /** p99 of how late this very process was meanwhile, ms. */
  ownLagMs: number;
}

const lagResolutionMs = 1;
/** Later than this (ms), the process that measures did not get its core: others were at work on this machine. */
const acceptedLagMs = 3;
const tries = 4;

/** How late this process was while it did the work, p99 in ms. */
export async function ownLagDuring(work: () => Promise<unknown>): Promise<number> {
  const lag = monitorEventLoopDelay({ resolution: lagResolutionMs });
  lag.enable();
  await work();
  lag.disable();
  return lag.percentile(99) / 1e6 - lagResolutionMs;
}

/** Measures again while others kept this process waiting; of several tries the one counts that was disturbed least. */
export async function leastDisturbed<Result extends Disturbed>(
  measure: () => Promise<Result>,
): Promise<Result> {
  const runs: Result[] = [];
  while (runs.length < tries && runs.every((run) => run.ownLagMs > acceptedLagMs)) runs.push(await measure());
  return runs.reduce((least, run) => (run.ownLagMs < least.ownLagMs ? run : least));
}
