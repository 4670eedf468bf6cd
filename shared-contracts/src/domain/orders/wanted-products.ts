import * as z from 'zod/mini';

/** Most pieces of one option in one line. */
export const maximumQuantity = 99;
export const quantitySchema = z.int().check(z.minimum(1), z.maximum(maximumQuantity));

/** What a shopper wants: an option and how many (spec 3.7). Prices are never sent by the client. */
export const wantedProductSchema = z.strictObject({
  product_id: z.int(),
  product_option_id: z.int(),
  order_quantity: quantitySchema,
  is_guaranteed: z.optional(z.boolean()),
  inflow_url: z.optional(z.string().check(z.maxLength(500))),
});

/** Several of them at once. The shell reads it at every start, so it stands apart from what a cart answers. */
export const wantedProductsSchema = z
  .array(wantedProductSchema)
  .check(z.minLength(1, '상품을 선택해주세요.'), z.maxLength(50));
