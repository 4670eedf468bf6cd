import { randomUUID } from 'node:crypto';
import type { Picture } from '@mall/contracts/api/catalogue/product-card';
import type { uploadClaimPhoto } from '@mall/contracts/api/orders/claims/claim-photos';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { PictureStore } from '../../catalogue/pictures/picture-store.ts';
import { readPhoto } from '../../catalogue/pictures/read-photo.ts';
import { lockOrder } from '../../orders/orders/move-lines.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { claimPhotoPicture } from './photo-ticket.ts';

/** How long a photo waits for its request (ms). */
const waitingMs = 86_400_000;
/** Photos of one order that may wait: those of two requests being made at once. */
const maximumWaiting = 10;
/** Photos deleted in one round. */
const batchSize = 100;

/** Folder of the picture store for photos of claims. */
export const claimPhotosFolder = 'claims';

/** Place in the picture store of a claim's photo. */
export const claimPhotoKey = (photoId: string): string => `${claimPhotosFolder}/${photoId}.webp`;

interface PhotoContext {
  db: Db;
  pictures: PictureStore;
  now: Date;
}

/** Takes a photo for a request that is being made. PHOTO_LIMIT when too many of the order wait already. */
export async function storeClaimPhoto(
  orderId: string,
  file: Blob,
  { db, pictures, secretBox, now }: PhotoContext & { secretBox: SecretBox },
): Promise<EndpointData<typeof uploadClaimPhoto>> {
  // Before anything is decoded, and again below, where it counts.
  await refuseMany(db, orderId, now);
  const { bytes, width, height } = await readPhoto(Buffer.from(await file.arrayBuffer()));
  const photo = { photo_id: randomUUID(), width, height };
  await db.transaction().execute(async (tx) => {
    // The order is locked, so that many at once cannot pass the limit together.
    await lockOrder(tx, orderId);
    await refuseMany(tx, orderId, now);
    const kept_until = new Date(now.getTime() + waitingMs);
    await tx
      .insertInto('claim_photos')
      .values({ ...photo, order_id: orderId, created_at: now, kept_until })
      .execute();
    await pictures.keep(claimPhotoKey(photo.photo_id), bytes);
  });
  return { photo_id: photo.photo_id, image: claimPhotoPicture(photo, 0, { secretBox, now }) };
}

async function refuseMany(db: Db, orderId: string, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('claim_photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('request_id', 'is', null)
    .where('kept_until', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maximumWaiting) throw createError('PHOTO_LIMIT');
}

/** Gives waiting photos of an order to a request, in their order. PHOTO_EXPIRED unless all of them are there. */
export async function attachClaimPhotos(
  tx: Db,
  photoIds: readonly string[],
  { orderId, requestId, now }: { orderId: string; requestId: string; now: Date },
): Promise<void> {
  for (const [position, photoId] of photoIds.entries()) {
    const attached = await tx
      .updateTable('claim_photos')
      .set({ request_id: requestId, position })
      .where('photo_id', '=', photoId)
      .where('order_id', '=', orderId)
      .where('request_id', 'is', null)
      .where('kept_until', '>', now)
      .returning('photo_id')
      .executeTakeFirst();
    if (!attached) throw createError('PHOTO_EXPIRED');
  }
}

/** Photos of a request, in their order. */
export async function claimPhotos(
  db: Db,
  requestId: string,
  seen: { secretBox: SecretBox; now: Date },
): Promise<Picture[]> {
  const rows = await db
    .selectFrom('claim_photos')
    .select(['photo_id', 'width', 'height'])
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();
  return rows.map((photo, index) => claimPhotoPicture(photo, index, seen));
}

/** Deletes a number of photos that no request took, files first; returns how many. */
export async function deleteUnusedClaimPhotos({ db, pictures, now }: PhotoContext): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row<'claim_photos', 'photo_id'>>`
      select photo_id from claim_photos where request_id is null and kept_until <= ${now}
      order by kept_until limit ${batchSize} for update skip locked`.execute(tx);
    // A file that is gone while its row stays is tried again; the other way round it would be lost.
    for (const { photo_id } of rows) await pictures.drop(claimPhotoKey(photo_id));
    const ids = rows.map((row) => row.photo_id);
    if (ids.length > 0) await tx.deleteFrom('claim_photos').where('photo_id', 'in', ids).execute();
    return ids.length;
  });
}

/** Which of these photos have a row. */
export async function knownClaimPhotos(db: Db, photoIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (photoIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('claim_photos')
    .select('photo_id')
    .where('photo_id', 'in', photoIds)
    .execute();
  return new Set(rows.map((row) => row.photo_id));
}
