import * as z from 'zod/mini';
import { reviewPhotoRules } from '../../../domain/review-rules.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { pictureSchema } from '../../catalogue/product-card.ts';

/** Most photos of one return or exchange; each obeys the rules of a review's. */
export const maximumClaimPhotos = 5;

/** Photos of a request, in the order they are shown. */
export const claimPhotoIdsSchema = z
  .array(z.uuid())
  .check(z.maxLength(maximumClaimPhotos, `사진은 ${maximumClaimPhotos}장까지 올릴 수 있습니다.`));

/**
 * POST /api/orders/claims/photos: takes one photo for a return or an exchange as the body (decision 159); for members
 * only, since anyone can be a guest. Its address ends after an hour; an unused photo is deleted after a day.
 * @throws as a review's photo
 */
export const uploadClaimPhoto = defineEndpoint({
  id: 'claims.uploadPhoto',
  method: 'POST',
  path: '/api/orders/claims/photos',
  access: 'member',
  summary: '반품·교환 사진 올리기',
  budget: 'orders',
  query: z.object({ order_id: z.string().check(z.regex(/^[0-9A-Z-]{8,40}$/)) }),
  upload: { types: reviewPhotoRules.types, maximumBytes: reviewPhotoRules.maximumBytes },
  body: z.custom<Blob>((value) => value instanceof Blob && value.size > 0),
  data: z.object({ photo_id: z.uuid(), image: pictureSchema }),
  codes: [
    'ORDER_CODE_REQUIRED',
    'FILE_TYPE',
    'FILE_SIZE',
    'PHOTO_BROKEN',
    'PHOTO_PIXELS',
    'PHOTO_SMALL',
    'PHOTO_RATIO',
    'PHOTO_LIMIT',
    'UPLOAD_SLOW',
    'RATE_LIMITED',
  ],
});
