import { photoIdOf, reviewPhotosFolder } from '../../catalogue/pictures/review-pictures.ts';
import { claimPhotosFolder, knownClaimPhotos } from '../../claims/photos/claim-photos.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { PhotoContext } from './review-photos.ts';

/** Age from which a file cannot belong to an upload that is still going on (ms). */
const settledAfterMs = 3_600_000;
/** Files that are compared with the database at once. */
const batchSize = 500;

/**
 * Deletes files of photos that no row knows of; returns how many. An upload keeps its file before its row is committed:
 * a process that dies in between leaves the file, and half a file when it dies earlier.
 */
export async function dropStrayPhotos(context: PhotoContext): Promise<number> {
  const ofReviews = await dropStray(reviewPhotosFolder, knownPhotos, context);
  return ofReviews + (await dropStray(claimPhotosFolder, knownClaimPhotos, context));
}

async function dropStray(
  folder: string,
  knownOf: (db: Db, photoIds: readonly string[]) => Promise<ReadonlySet<string>>,
  { db, pictures, now }: PhotoContext,
): Promise<number> {
  const settledBefore = new Date(now.getTime() - settledAfterMs);
  const keys = await pictures.listBefore(folder, settledBefore);
  let dropped = 0;
  for (let from = 0; from < keys.length; from += batchSize) {
    const batch = keys.slice(from, from + batchSize);
    const known = await knownOf(
      db,
      batch.flatMap((key) => photoIdOf(key) ?? []),
    );
    for (const key of batch.filter((key) => !known.has(photoIdOf(key) ?? ''))) {
      await pictures.drop(key);
      dropped += 1;
    }
  }
  return dropped;
}

async function knownPhotos(db: Db, photoIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (photoIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('review_photos')
    .select('photo_id')
    .where('photo_id', 'in', photoIds)
    .execute();
  return new Set(rows.map((row) => row.photo_id));
}
