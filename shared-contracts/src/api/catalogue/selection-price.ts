import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { maximumQuantity } from '../../domain/orders/wanted-products.ts';
import { amountSchema } from '../../domain/pricing/amounts.ts';
import { missingPartsSchema } from '../../domain/pricing/missing-parts.ts';
import { defineEndpoint } from '../../endpoint.ts';

/**
 * POST /api/products/getPriceInfo (spec 7.4): what the chosen options cost this caller. The prices sent along only say
 * what the page shows; `is_price_changed` says that they are out of date.
 */
export const priceSelection = defineEndpoint({
  id: 'products.priceInfo',
  method: 'POST',
  path: '/api/products/getPriceInfo',
  summary: '선택한 옵션의 가격',
  body: z.strictObject({
    product_id: z.int(),
    option_info: z
      .array(
        z.strictObject({
          /** Of another product that is bought along: a part of a set, a partner. */
          product_id: z.optional(z.int()),
          product_option_id: z.int(),
          order_quantity: z.int().check(z.minimum(1), z.maximum(maximumQuantity)),
          is_guaranteed: z.optional(z.boolean()),
          inflow_url: z.optional(z.string().check(z.maxLength(500))),
        }),
      )
      .check(z.minLength(1, '상품을 선택해주세요.'), z.maxLength(50)),
    sell_price: z.optional(wonSchema),
    retail_price: z.optional(wonSchema),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        product_option_id: z.int(),
        order_quantity: z.int(),
        /** KRW for one piece, and for all of them after promotions across pieces. */
        last_price: wonSchema,
        line_price: wonSchema,
      }),
    ),
    amount: amountSchema,
    /** KRW for the same pieces each bought on its own: what sets, 1+1 and N+SALE take off is not in it, nor delivery. */
    separate_price: z.optional(wonSchema),
    /** KRW that promotions across pieces take off that, and what is left. */
    saved_price: z.optional(wonSchema),
    together_price: z.optional(wonSchema),
    is_price_changed: z.boolean(),
    /** A set that is sold whole only and is not complete yet: these prices are shown, and an order is refused. */
    bundle: z.optional(z.nullable(missingPartsSchema)),
  }),
  codes: ['OUT_OF_STOCK', 'DELIVERY_NOT_GUARANTEED'],
});
