import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

/**
 * POST /api/promotions/coupons/issuedAppDownCoupon (spec 4.2, 7.2): the coupon for installing the app, once per member
 * and once per device. Another member's id is NOT_FOUND.
 */
export const issueAppCoupon = defineEndpoint({
  id: 'coupons.issueApp',
  method: 'POST',
  path: '/api/promotions/coupons/issuedAppDownCoupon',
  access: 'member',
  summary: '앱 다운로드 쿠폰 발급',
  body: z.strictObject({ member_id: z.int(), uuid: z.uuid() }),
  data: z.object({ member_coupon_id: z.int(), expires_at: z.string() }),
  codes: ['COUPON_ALREADY_ISSUED', 'COUPON_SOLD_OUT'],
});
