import type { FastifyBaseLogger } from 'fastify';
import { forgetSales } from '../catalogue/lists/periods/record-sales.ts';
import type { PictureStore } from '../catalogue/pictures/picture-store.ts';
import { forgetViewPairs } from '../catalogue/views/view-counter.ts';
import { deleteUnusedClaimPhotos } from '../claims/photos/claim-photos.ts';
import { deleteUnusedPhotos } from '../community/photos/review-photos.ts';
import { dropStrayPhotos } from '../community/photos/stray-photos.ts';
import { forgetGuestAlarms } from '../orders/restock/apply-guest-alarm.ts';
import { notifyRestocked } from '../orders/restock/notify-restocked.ts';
import { forgetSecurityEvents } from '../people/access/security-log.ts';
import { forgetMessages } from '../people/contact/forget-messages.ts';
import { forgetUsedBenefits } from '../people/members/used-benefits.ts';
import { forgetCatalogueChanges } from '../platform/cache/catalogue-changes.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { createLease } from './lease.ts';
import { runEvery } from './run-every.ts';

const everyMs = 10_000;
/** How often all files of photos are looked at, ms; what a crash leaves is not in a hurry. */
const sweepEveryMs = 86_400_000;

interface JobDeps {
  db: Db;
  clock: () => Date;
  pictures: PictureStore;
}

/** Fires restock alarms, deletes unused and stray photos, forgets what is too old to keep, until the returned undo is called. */
export function startCatalogueJobs(
  { db, clock, pictures }: JobDeps,
  logger: FastifyBaseLogger,
): () => Promise<void> {
  let sweptAt = 0;
  // Held for a day, and so by one process in a day.
  const sweeping = createLease(db, 'stray-photos', { leaseMs: sweepEveryMs });
  const sweep = async () => {
    const now = clock();
    if (now.getTime() - sweptAt < sweepEveryMs || !(await sweeping.take())) return;
    const dropped = await dropStrayPhotos({ db, pictures, now });
    if (dropped > 0) logger.info({ dropped }, 'files of photos without a row deleted');
    sweptAt = now.getTime();
  };
  const round = async () => {
    const fired = await notifyRestocked(db, clock());
    if (fired > 0) logger.info({ fired }, 'restock alarms fired');
    const deleted = await deleteUnusedPhotos({ db, pictures, now: clock() });
    if (deleted > 0) logger.info({ deleted }, 'unused photos deleted');
    await deleteUnusedClaimPhotos({ db, pictures, now: clock() });
    await forgetCatalogueChanges(db);
    await forgetSecurityEvents(db, clock());
    await forgetMessages(db, clock());
    await forgetUsedBenefits(db, clock());
    await forgetViewPairs(db, clock());
    await forgetSales(db, clock());
    await forgetGuestAlarms(db, clock());
    await sweep();
  };
  return runEvery({ job: 'catalogue', everyMs, round, logger, failure: 'catalogue jobs failed' });
}
