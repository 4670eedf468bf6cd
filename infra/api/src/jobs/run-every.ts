import { inSpan } from '@mall/service-kit/traces/spans';
import type { FastifyBaseLogger } from 'fastify';
import { jobs } from '../platform/metrics/api-metrics.ts';
import type { Lease } from './lease.ts';

interface Rounds {
  /** Name of the job at `/metrics` and in traces. */
  job: string;
  everyMs: number;
  round: () => Promise<unknown>;
  logger: Pick<FastifyBaseLogger, 'error'>;
  /** What the log says when a round failed; the next one comes all the same. */
  failure: string;
  /** Given where one process of several does the work. */
  lease?: Lease;
}

/** A round, measured; it does nothing while another process holds the lease. */
async function watchRound({ job, round, lease }: Rounds): Promise<void> {
  const begun = performance.now();
  const done = (outcome: string) => jobs.observe({ task: job, outcome }, (performance.now() - begun) / 1000);
  const work = () => inSpan(`job ${job}`, {}, round);
  try {
    const isOurs = lease ? await lease.during(work) : true;
    if (!lease) await work();
    done(isOurs ? 'done' : 'elsewhere');
  } catch (error) {
    done('failed');
    throw error;
  }
}

/** Runs rounds until the returned undo is called, which waits for the one under way; rounds never overlap. */
export function runEvery(rounds: Rounds): () => Promise<void> {
  const { everyMs, logger, failure, lease } = rounds;
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= Promise.resolve()
      .then(() => watchRound(rounds))
      .catch((error: unknown) => logger.error({ err: error }, failure))
      .then(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    // A process that is gone delays no other; without a database the lease expires by itself.
    await lease?.release().catch(() => undefined);
  };
}
