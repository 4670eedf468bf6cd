import * as z from 'zod/mini';
import { wonSchema } from '../money.ts';

/** What a coupon takes off. Money in KRW, rates in whole per cent. */
export const couponTermsSchema = z.object({
  coupon_id: z.int(),
  name: z.string(),
  /** PRODUCT takes off one line of an order, ORDER off the whole of it. */
  kind: z.enum(['PRODUCT', 'ORDER']),
  discount_type: z.enum(['FIXED', 'RATE']),
  discount_value: z.int(),
  /** Most that a RATE coupon takes off; null without a limit. */
  maximum_amount: z.nullable(wonSchema),
  minimum_amount: wonSchema,
  /** Products it works on; null for all. */
  product_ids: z.nullable(z.array(z.int())),
});

/** A coupon in a member's hands. */
export const heldCouponSchema = z.object({
  ...couponTermsSchema.shape,
  member_coupon_id: z.int(),
  expires_at: z.string(),
});
export type HeldCoupon = z.infer<typeof heldCouponSchema>;

/** A coupon that takes nothing off an order. */
export const unusableCouponSchema = z.object({
  ...heldCouponSchema.shape,
  reason: z.enum(['MINIMUM_AMOUNT', 'OTHER_PRODUCTS']),
  /** KRW that the order, or the coupon's dearest product in it, is short of the least amount. */
  missing_amount: wonSchema,
});
export type UnusableCoupon = z.infer<typeof unusableCouponSchema>;
