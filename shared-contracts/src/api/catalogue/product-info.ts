import * as z from 'zod/mini';
import { listSchema } from '../../domain/catalogue/facet-schemas.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { productCardSchema } from './product-card.ts';
import { filterSchema } from './products.ts';

/** GET /api/products/info (spec 7.4): cards of the ids asked for, in that order; unknown ids are left out. */
export const productInfo = defineEndpoint({
  id: 'products.info',
  method: 'GET',
  path: '/api/products/info',
  summary: '상품 카드 여러 개',
  query: z.object({
    /** `product_ids[]=1&product_ids[]=2`, or all in one: `product_ids=1,2`. */
    product_ids: z.union([listSchema, z.string().check(z.maxLength(600))]),
    is_filter: z.optional(z.enum(['0', '1'])),
  }),
  data: z.object({
    rows: z.array(productCardSchema),
    /** Filters over these products, when `is_filter` is 1. */
    filter: z.optional(z.nullable(filterSchema)),
  }),
});
