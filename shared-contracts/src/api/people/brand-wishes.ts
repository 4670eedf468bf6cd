import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { brandSchema } from '../catalogue/brands.ts';
import { idsSchema } from '../catalogue/list-query.ts';

const path = '/api/products/brands/wishs';
const countSchema = z.object({ count: z.int() });
/** One brand or several (spec 7.4). */
const bodySchema = z.union([z.strictObject({ brand_id: z.int() }), z.strictObject({ brand_ids: idsSchema })]);

/** GET /api/products/brands/wishs (spec 7.4): the member's wished brands, newest first. */
export const listBrandWishes = defineEndpoint({
  id: 'products.brandWishes',
  method: 'GET',
  path,
  access: 'member',
  summary: '찜한 브랜드 목록',
  data: z.object({ rows: z.array(brandSchema) }),
});

/** POST /api/products/brands/wishs (spec 7.4). NOT_FOUND for an unknown brand; none is added then. */
export const addBrandWish = defineEndpoint({
  id: 'products.addBrandWish',
  method: 'POST',
  path,
  access: 'member',
  summary: '브랜드 찜하기',
  body: bodySchema,
  data: countSchema,
});

/** DELETE /api/products/brands/wishs (spec 7.4). Ids that are not on the list are ignored. */
export const removeBrandWishes = defineEndpoint({
  id: 'products.removeBrandWishes',
  method: 'DELETE',
  path,
  access: 'member',
  summary: '브랜드 찜 해제',
  body: bodySchema,
  data: countSchema,
});

/**
 * POST /api/products/brands/wishs/merge: takes over brands that were wished on a device before logging in, newest first.
 * Unknown ones and those on the list are passed over; `added` names the others.
 */
export const mergeBrandWishes = defineEndpoint({
  id: 'products.mergeBrandWishes',
  method: 'POST',
  path: `${path}/merge`,
  access: 'member',
  summary: '로그인 전 찜한 브랜드 합치기',
  body: z.strictObject({ brand_ids: idsSchema }),
  data: z.object({ added: z.array(z.int()), count: z.int() }),
});
