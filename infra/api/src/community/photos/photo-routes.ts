import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { PictureStore } from '../../catalogue/pictures/picture-store.ts';
import { reviewPhotoKey } from '../../catalogue/pictures/review-pictures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { isPhotoShown } from './review-photos.ts';

interface Deps {
  db: Db;
  clock: Clock;
  pictures: PictureStore;
}

const fileSchema = z.object({
  file: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/),
});
/** How long others may keep a shopper's photo, which may have to go (s). */
const photoSeconds = 86_400;

/** Photos of reviews, while their review is shown. */
export const photoRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock, pictures }) => {
  app.get('/media/reviews/:file', async (request, reply) => {
    const params = fileSchema.safeParse(request.params);
    const photoId = params.data?.file.replace('.webp', '');
    const isShown = photoId !== undefined && (await isPhotoShown(db, photoId, clock()));
    const bytes = isShown ? await pictures.read(reviewPhotoKey(photoId)) : null;
    if (!bytes) throw notFound('이미지를 찾을 수 없습니다.');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `public, max-age=${photoSeconds}`)
      .send(bytes);
  });
};
