import { randomUUID } from 'node:crypto';
import type { uploadReviewPhoto as endpoint } from '@mall/contracts/api/community/review-writing';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { PictureStore } from '../../catalogue/pictures/picture-store.ts';
import { readPhoto } from '../../catalogue/pictures/read-photo.ts';
import { reviewPhotoKey, reviewPhotoPicture } from '../../catalogue/pictures/review-pictures.ts';
import { lockMembers } from '../../people/access/lock-members.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { createError } from '../../platform/http/create-error.ts';

/** How long a photo waits for its review (ms). */
const waitingMs = 86_400_000;
/** Photos of one member that may wait: those of a few reviews being written at once. */
const maximumWaiting = 20;
/** Photos deleted in one round. */
const batchSize = 100;

export interface PhotoContext {
  db: Db;
  pictures: PictureStore;
  now: Date;
}

/** Takes a photo for a review that is being written. PHOTO_LIMIT when too many of the member wait already. */
export async function storeReviewPhoto(
  memberId: number,
  file: Blob,
  { db, pictures, now }: PhotoContext,
): Promise<EndpointData<typeof endpoint>> {
  // Before anything is decoded, and again below, where it counts.
  await refuseMany(db, memberId, now);
  const { bytes, width, height } = await readPhoto(Buffer.from(await file.arrayBuffer()));
  const photo = { photo_id: randomUUID(), width, height };
  await db.transaction().execute(async (tx) => {
    // The member's row is locked, so that many at once cannot pass the limit together.
    await lockMembers(tx, [memberId]);
    await refuseMany(tx, memberId, now);
    const kept_until = new Date(now.getTime() + waitingMs);
    await tx
      .insertInto('review_photos')
      .values({ ...photo, member_id: memberId, created_at: now, kept_until })
      .execute();
    await pictures.keep(reviewPhotoKey(photo.photo_id), bytes);
    faultPoint('photo:stored-before-commit');
  });
  return { photo_id: photo.photo_id, image: reviewPhotoPicture(photo, '후기 사진') };
}

async function refuseMany(db: Db, memberId: number, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('review_photos')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('member_id', '=', memberId)
    .where('review_id', 'is', null)
    .where('kept_until', '>', now)
    .executeTakeFirstOrThrow();
  if (count >= maximumWaiting) throw createError('PHOTO_LIMIT');
}

/**
 * Gives waiting photos of the member to a review, in the order named. PHOTO_EXPIRED unless all of them are there. Rows
 * are taken by id, so that two reviews which name the same photos never wait for each other.
 */
export async function attachPhotos(
  tx: Db,
  photoIds: readonly string[],
  { memberId, reviewId, now }: { memberId: number; reviewId: number; now: Date },
): Promise<void> {
  const places = photoIds.map((photoId, position) => ({ photoId, position }));
  for (const { photoId, position } of places.sort((one, other) => (one.photoId < other.photoId ? -1 : 1))) {
    const attached = await tx
      .updateTable('review_photos')
      .set({ review_id: reviewId, position })
      .where('photo_id', '=', photoId)
      .where('member_id', '=', memberId)
      .where('review_id', 'is', null)
      .where('kept_until', '>', now)
      .returning('photo_id')
      .executeTakeFirst();
    if (!attached) throw createError('PHOTO_EXPIRED');
  }
}

/**
 * Makes these the photos of a review, whose row is locked: those it has and waiting ones of the member. Others that it
 * had are out of sight at once and off the disk soon. PHOTO_EXPIRED unless all of them are there.
 */
export async function replacePhotos(
  tx: Db,
  photoIds: readonly string[],
  review: { memberId: number; reviewId: number; now: Date },
): Promise<void> {
  const { reviewId, now } = review;
  const had = await tx
    .selectFrom('review_photos')
    .select('photo_id')
    .where('review_id', '=', reviewId)
    .orderBy('photo_id')
    .forUpdate()
    .execute();
  for (const { photo_id } of had) {
    // One that stays waits for a moment, as those that are new do.
    const kept_until = new Date(now.getTime() + (photoIds.includes(photo_id) ? waitingMs : 0));
    await tx
      .updateTable('review_photos')
      .set({ review_id: null, kept_until })
      .where('photo_id', '=', photo_id)
      .execute();
  }
  await attachPhotos(tx, photoIds, review);
}

/** Whether a photo may be shown: it has a review, or waits for one. */
export async function isPhotoShown(db: Db, photoId: string, now: Date): Promise<boolean> {
  const photo = await db
    .selectFrom('review_photos')
    .select('photo_id')
    .where('photo_id', '=', photoId)
    .where((eb) => eb.or([eb('review_id', 'is not', null), eb('kept_until', '>', now)]))
    .executeTakeFirst();
  return photo !== undefined;
}

/** Deletes a number of photos that no review shows any more or ever took, files first; returns how many. */
export async function deleteUnusedPhotos({ db, pictures, now }: PhotoContext): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row<'review_photos', 'photo_id'>>`
      select photo_id from review_photos where review_id is null and kept_until <= ${now}
      order by kept_until limit ${batchSize} for update skip locked`.execute(tx);
    // A file that is gone while its row stays is tried again; the other way round it would be lost.
    for (const { photo_id } of rows) await pictures.drop(reviewPhotoKey(photo_id));
    const ids = rows.map((row) => row.photo_id);
    if (ids.length > 0) await tx.deleteFrom('review_photos').where('photo_id', 'in', ids).execute();
    return ids.length;
  });
}
