import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, idsSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, productCardSchema } from '../catalogue/product-card.ts';

const countSchema = z.object({ count: z.int() });

/** GET /api/products/wishs: the member's wished products, newest first; with `product_id` that one, if it is among them. */
export const listWishes = defineEndpoint({
  id: 'products.wishes',
  method: 'GET',
  path: '/api/products/wishs',
  access: 'member',
  summary: '찜한 상품 목록',
  query: z.object({ page: pageSchema, limit: limitSchema, product_id: z.optional(idSchema) }),
  data: z.object({ rows: z.array(productCardSchema), paginate: paginateSchema }),
});

/** POST /api/products/wishs (spec 7.4). Adding twice is the same as once; NOT_FOUND for an unknown product. */
export const addWish = defineEndpoint({
  id: 'products.addWish',
  method: 'POST',
  path: '/api/products/wishs',
  access: 'member',
  summary: '상품 찜하기',
  body: z.strictObject({ product_id: z.int() }),
  data: countSchema,
  codes: ['WISH_LIMIT'],
});

/** DELETE /api/products/wishs (spec 7.4). Ids that are not on the list are ignored. */
export const removeWishes = defineEndpoint({
  id: 'products.removeWishes',
  method: 'DELETE',
  path: '/api/products/wishs',
  access: 'member',
  summary: '상품 찜 해제',
  body: z.strictObject({ product_ids: idsSchema }),
  data: countSchema,
});
