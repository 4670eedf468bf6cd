import * as z from 'zod/mini';
import { promotionTypeSchema } from '../../domain/catalogue/promotions.ts';
import { wonSchema } from '../../domain/money.ts';
import { amountRowSchema } from '../../domain/pricing/amounts.ts';

/** Prices of a product page (spec 3.5), in KRW, for this caller. */
export const priceInfoSchema = z.object({
  retail_price: wonSchema,
  sell_price: wonSchema,
  non_member_price: wonSchema,
  member_price: wonSchema,
  time_sale: z.nullable(z.object({ price: wonSchema, start_at: z.string(), end_at: z.string() })),
  first_order_discount_price: wonSchema,
  inflow_url_price: wonSchema,
  product_benefit: z.nullable(z.object({ type: promotionTypeSchema, text: z.string() })),
  discount_coupon_price: wonSchema,
  last_price: wonSchema,
  /** How `last_price` comes about from the retail price; the rows add up to it. */
  rows: z.optional(z.array(amountRowSchema)),
  /** Lower prices and what brings each of them: `amount` is what it takes off `last_price`, below zero (KRW). */
  further_rows: z.optional(z.array(z.object({ ...amountRowSchema.shape, price: wonSchema }))),
  /** The address whose visitors pay `inflow_url_price`; absent or null when there is none. */
  inflow_host: z.optional(z.nullable(z.string())),
  /** 회원 등급별 혜택가; members only, empty for guests (spec 2.5). */
  all_discount_grades: z.array(
    z.object({
      grade_name: z.string(),
      last_price: wonSchema,
      apply_flag: z.boolean(),
      discount_rate: z.number(),
    }),
  ),
  is_oneplus: z.boolean(),
  is_minimum_quantity: z.boolean(),
});
export type PriceInfo = z.infer<typeof priceInfoSchema>;
