import * as z from 'zod/mini';
import { wonSchema } from '../money.ts';

/** One step from the retail price to what is paid, in KRW: charges positive, discounts negative. */
export const amountRowSchema = z.object({ code: z.string(), label: z.string(), amount: z.int() });
export type AmountRow = z.infer<typeof amountRowSchema>;

/** Amounts of a cart or order, computed by the server only; `rows` explain the total line by line. */
export const amountSchema = z.object({
  product_amount: wonSchema,
  discount_amount: wonSchema,
  delivery_fee: wonSchema,
  total: wonSchema,
  /** KRW still missing to free delivery; 0 when reached. */
  until_free_delivery: wonSchema,
  free_delivery_from: wonSchema,
  /** KRW off by coupons and by points; both are part of `discount_amount`. */
  coupon_amount: z.optional(wonSchema),
  point_amount: z.optional(wonSchema),
  /** How `total` comes about; the rows add up to it. */
  rows: z.optional(z.array(amountRowSchema)),
});
export type Amount = z.infer<typeof amountSchema>;
