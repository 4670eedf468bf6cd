import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
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
  data: z.object({
    rows: z.array(productCardSchema),
    /** KRW that products of this page cost less now than when they were wished for, to the same member; those alone. */
    price_drops: z.optional(z.array(z.object({ product_id: z.int(), amount: wonSchema }))),
    paginate: paginateSchema,
  }),
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

/** GET /api/products/wishs/ids: ids of all wished products, newest first, for the hearts of cards. */
export const listWishIds = defineEndpoint({
  id: 'products.wishIds',
  method: 'GET',
  path: '/api/products/wishs/ids',
  access: 'member',
  summary: '찜한 상품 번호 목록',
  data: z.object({ product_ids: z.array(z.int()) }),
});

/**
 * POST /api/products/wishs/merge: takes over a device's wishes, newest first, with how much the guests' price has
 * fallen since (decision 163). `added` omits those not on sale, already wished, or beyond the limit of the list.
 */
export const mergeWishes = defineEndpoint({
  id: 'products.mergeWishes',
  method: 'POST',
  path: '/api/products/wishs/merge',
  access: 'member',
  summary: '로그인 전 찜한 상품 합치기',
  body: z.strictObject({
    product_ids: idsSchema,
    /** KRW that products cost a guest when they were wished for, of those that the device knows. */
    seen_prices: z.optional(
      z.array(z.strictObject({ product_id: z.int(), price: wonSchema })).check(z.maxLength(100)),
    ),
  }),
  data: z.object({ added: z.array(z.int()), count: z.int() }),
});
