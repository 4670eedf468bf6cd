import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { couponTermsSchema } from '../../domain/orders/coupon.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../catalogue/list-query.ts';

/**
 * GET api/promotions/coupons/couponDownList (spec 7.2): coupons that can be downloaded now, ending soonest first. With
 * `product_id` those that work on that product, best first; NOT_FOUND when it is not shown.
 */
export const listDownloadableCoupons = defineEndpoint({
  id: 'coupons.downList',
  showsOwn: true,
  method: 'GET',
  path: '/api/promotions/coupons/couponDownList',
  summary: '다운로드 쿠폰 목록',
  query: z.object({ product_id: z.optional(idSchema) }),
  data: z.object({
    rows: z.array(
      z.object({
        ...couponTermsSchema.shape,
        ends_at: z.string(),
        /** Days that it can be used for after the download. */
        valid_days: z.int(),
        /** Whether this member has it; false for guests. */
        is_downloaded: z.boolean(),
        is_sold_out: z.boolean(),
        /** Pieces that are left; null when there is no limit. Not said of one product's coupons. */
        left: z.optional(z.nullable(z.int())),
        /** With `product_id`: KRW for one piece of it with the coupon, for this caller; null when it works on orders only, or on more than one piece. */
        price: z.optional(z.nullable(wonSchema)),
      }),
    ),
  }),
});

/** POST /api/promotions/coupons/download: into the member's hands, once per member. */
export const downloadCoupon = defineEndpoint({
  id: 'coupons.download',
  method: 'POST',
  path: '/api/promotions/coupons/download',
  access: 'member',
  summary: '쿠폰 다운로드',
  body: z.strictObject({ coupon_id: z.int() }),
  data: z.object({ member_coupon_id: z.int(), expires_at: z.string() }),
  codes: ['COUPON_ALREADY_ISSUED', 'COUPON_SOLD_OUT'],
});
