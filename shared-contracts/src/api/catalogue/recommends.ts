import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { productCardSchema } from './product-card.ts';

/** POST /api/omni/recommends (spec 7.4): at most 12 products like this one; unknown codes have none. */
export const recommendProducts = defineEndpoint({
  id: 'products.recommends',
  method: 'POST',
  path: '/api/omni/recommends',
  summary: '비슷한 상품 추천',
  body: z.strictObject({
    product_code: z.string().check(z.minLength(1), z.maxLength(40)),
    /** A colour group such as NAVY, or the id of one of the product's colours. */
    color_tag_id: z.optional(z.union([z.string().check(z.maxLength(40)), z.int()])),
  }),
  data: z.object({ rows: z.array(productCardSchema) }),
});
