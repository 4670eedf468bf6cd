import type { FastifyBaseLogger } from 'fastify';
import { forgetCatalogueChanges } from '../cache/catalogue-changes.ts';
import { deleteUnusedPhotos } from '../community/review-photos.ts';
import type { Db } from '../database/schema.ts';
import type { PictureStore } from '../media/picture-store.ts';
import { notifyRestocked } from './notify-restocked.ts';

const everyMs = 10_000;

interface JobDeps {
  db: Db;
  clock: () => Date;
  pictures: PictureStore;
}

/** Fires restock alarms, deletes unused photos and forgets old changes until the returned undo is called; rounds never overlap. */
export function startCatalogueJobs(
  { db, clock, pictures }: JobDeps,
  logger: FastifyBaseLogger,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const round = async () => {
    const fired = await notifyRestocked(db, clock());
    if (fired > 0) logger.info({ fired }, 'restock alarms fired');
    const deleted = await deleteUnusedPhotos({ db, pictures, now: clock() });
    if (deleted > 0) logger.info({ deleted }, 'unused photos deleted');
    await forgetCatalogueChanges(db);
  };
  const timer = setInterval(() => {
    running ??= round()
      .catch((error: unknown) => logger.error({ err: error }, 'catalogue jobs failed'))
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
