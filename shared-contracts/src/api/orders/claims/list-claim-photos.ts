import * as z from 'zod/mini';
import { defineEndpoint } from '../../../endpoint.ts';
import { pictureSchema } from '../../catalogue/product-card.ts';

/**
 * GET /api/orders/claims/photos: photos of a request, for anyone who may change its order; NOT_FOUND for any
 * other. Addresses of the pictures end after an hour.
 */
export const listClaimPhotos = defineEndpoint({
  id: 'claims.photos',
  method: 'GET',
  path: '/api/orders/claims/photos',
  access: 'member',
  summary: '반품·교환 사진',
  query: z.object({ claim_id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  data: z.object({ images: z.array(pictureSchema) }),
  codes: ['ORDER_CODE_REQUIRED'],
});
