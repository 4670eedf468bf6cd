import { uploadClaimPhoto } from '@mall/contracts/api/orders/claims/claim-photos';
import { listClaimPhotos } from '@mall/contracts/api/orders/claims/list-claim-photos';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { PictureStore } from '../../catalogue/pictures/picture-store.ts';
import { requireChangeable } from '../../orders/orders/guests/orderer.ts';
import { ownerOf } from '../../orders/orders/owner.ts';
import { limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { registerUpload } from '../../platform/http/register-upload.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { findClaim } from '../shopper-moves.ts';
import { claimPhotoKey, claimPhotos, storeClaimPhoto } from './claim-photos.ts';
import { openedPhoto } from './photo-ticket.ts';

interface Deps {
  db: Db;
  clock: Clock;
  pictures: PictureStore;
  secretBox: SecretBox;
}

const ticketSchema = z.object({ ticket: z.string().regex(/^[\w.-]{20,400}$/) });

/** Photos of returns and exchanges: only for callers who may change the order. */
export const claimPhotoRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock, pictures, secretBox }) => {
  registerUpload(app, uploadClaimPhoto, async ({ query: { order_id }, body, caller }) => {
    await requireChangeable(db, ownerOf(caller), order_id, clock());
    await limitAttempts(db, 'claimPhoto', order_id, clock());
    return storeClaimPhoto(order_id, body, { db, pictures, secretBox, now: clock() });
  });
  registerEndpoint(app, listClaimPhotos, async ({ query, caller }) => {
    const claim = await findClaim(db, query.claim_id);
    if (!claim) throw notFound();
    await requireChangeable(db, ownerOf(caller), claim.order_id, clock());
    return { images: await claimPhotos(db, claim.request_id, { secretBox, now: clock() }) };
  });
  app.get('/media/claims/:ticket', async (request, reply) => {
    const { data } = ticketSchema.safeParse(request.params);
    const photoId = data && openedPhoto(data.ticket, { secretBox, now: clock() });
    const bytes = photoId ? await pictures.read(claimPhotoKey(photoId)) : null;
    if (!bytes) throw notFound('이미지를 찾을 수 없습니다.');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
};
