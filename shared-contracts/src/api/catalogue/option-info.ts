import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from './list-query.ts';
import { sizeOptionSchema } from './product-view.ts';
import { pictureSchema } from './products.ts';

/** GET /api/products/getOptionInfo (spec 4.11, 7.4): what can be chosen now, in quick delivery mode or not. */
export const viewOptionInfo = defineEndpoint({
  id: 'products.optionInfo',
  method: 'GET',
  path: '/api/products/getOptionInfo',
  summary: '상품 옵션과 재고',
  query: z.object({ product_id: idSchema, is_guarantee: z.optional(z.enum(['0', '1'])) }),
  data: z.object({
    product_id: z.int(),
    colors: z.array(
      z.object({
        color_id: z.int(),
        name: z.string(),
        hex: z.string(),
        /** The garment in this colour, from the front. */
        image: z.optional(pictureSchema),
        sizes: z.array(
          z.object({
            ...sizeOptionSchema.shape,
            is_available: z.boolean(),
            /** Whether a restock alarm may be asked for. */
            is_restock_alarm: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});
