import type { FastifyBaseLogger } from 'fastify';
import { sweepDrops } from '../orders/drops/sweep-drops.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { runEvery } from './run-every.ts';

/** A member watches the seconds of a hold, and the next in the queue waits for its end. */
const everyMs = 1000;

interface JobDeps {
  db: Db;
  clock: () => Date;
}

/** Passes on what lapsed holds and closed orders leave, until the returned undo is called. */
export function startDropJobs({ db, clock }: JobDeps, logger: FastifyBaseLogger): () => Promise<void> {
  return runEvery({
    job: 'drops',
    everyMs,
    round: () => sweepDrops(db, clock()),
    logger,
    failure: 'sweeping drops failed',
  });
}
