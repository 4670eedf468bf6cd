import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from './list-query.ts';
import { productCardSchema } from './product-card.ts';

/** Products that one look is paired with. */
export const maximumSeen = 5;

/**
 * POST /api/products/views: a product was looked at in a browser that looked at others before. Pairs of products are
 * counted by the day; who looked is not stored (decision 121).
 */
export const noteProductView = defineEndpoint({
  id: 'products.noteView',
  method: 'POST',
  path: '/api/products/views',
  summary: '함께 본 상품 기록',
  body: z.strictObject({
    product_id: z.int().check(z.positive()),
    seen_ids: z.array(z.int().check(z.positive())).check(z.maxLength(maximumSeen)),
  }),
  data: z.object({}),
});

/** GET /api/products/views/also: what others looked at besides a product, most often first; at most 12. */
export const listAlsoViewed = defineEndpoint({
  id: 'products.alsoViewed',
  method: 'GET',
  path: '/api/products/views/also',
  summary: '함께 본 상품',
  query: z.object({ product_id: idSchema }),
  data: z.object({ rows: z.array(productCardSchema) }),
});
