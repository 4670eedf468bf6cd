import type { FastifyBaseLogger } from 'fastify';
import { expirePoints } from '../money/points/expire-points.ts';
import { notifyExpiringPoints } from '../money/points/notify-expiring-points.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { createLease } from './lease.ts';
import { runEvery } from './run-every.ts';

/** Points end by the day: every ledger is read for it, which is not worth more. */
const everyMs = 10 * 60_000;

interface JobDeps {
  db: Db;
  clock: () => Date;
}

/** Ends old points, and notifies members of those that will end, until the returned undo is called. */
export function startPointJobs({ db, clock }: JobDeps, logger: FastifyBaseLogger): () => Promise<void> {
  const round = async () => {
    const ended = await expirePoints(db, clock());
    if (ended > 0) logger.info({ ended }, 'points of members ended');
    const notified = await notifyExpiringPoints(db, clock());
    if (notified > 0) logger.info({ notified }, 'members notified of points that will end');
  };
  const lease = createLease(db, 'points');
  return runEvery({ job: 'points', everyMs, round, logger, failure: 'point jobs failed', lease });
}
