import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { productCardSchema } from './product-card.ts';

/** What a product brings when more than one piece is bought, or only in some options (spec 9), and what that takes. */
export const offerSchema = z.object({
  type: z.enum(['ONEPLUS', 'NPLUS', 'SETFIX', 'SETCROSS', 'SIZECOLOR']),
  label: z.string(),
  /** SETFIX: KRW for one piece of each part together. */
  set_price: z.optional(wonSchema),
  /** SETFIX: whether its parts are sold together only. */
  is_bundle_only: z.optional(z.boolean()),
  /** SETCROSS, SIZECOLOR: whole per cent off a piece. */
  rate: z.optional(z.int()),
  /** NPLUS: whole per cent off every piece from that many on, fewest first. */
  steps: z.optional(z.array(z.object({ from: z.int(), rate: z.int() }))),
  /** SIZECOLOR: the options that it is for. */
  product_option_ids: z.optional(z.array(z.int())),
  /** What is bought along: a piece of one product of each part. Empty where the product itself is enough. */
  parts: z.array(z.object({ products: z.array(productCardSchema) })),
});
export type Offer = z.infer<typeof offerSchema>;
