import * as z from 'zod/mini';
import { daySchema } from '../../domain/day.ts';
import { heldCouponSchema } from '../../domain/orders/coupon.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { paginateSchema } from '../catalogue/product-card.ts';

/**
 * Why points came or went. INTEGRATED: moved between united accounts; FORFEITED: the membership ended; REVIEW_TAKEN:
 * the review was deleted or its goods returned; ATTENDANCE: days of an event; EXPIRED: not used in time.
 */
export const pointReasonSchema = z.enum([
  'OPENING',
  'SPENT',
  'GIVEN_BACK',
  'EARNED',
  'OPERATOR',
  'INTEGRATED',
  'FORFEITED',
  'REVIEW',
  'REVIEW_TAKEN',
  'ATTENDANCE',
  'EXPIRED',
]);
export type PointReason = z.infer<typeof pointReasonSchema>;

const codeWords = '쿠폰 코드를 확인해주세요.';
/** A code as it is printed: letters and digits, hyphens between them as people like. */
export const couponCodeSchema = z
  .string('쿠폰 코드를 입력해주세요.')
  .check(z.trim(), z.minLength(1, '쿠폰 코드를 입력해주세요.'), z.regex(/^[A-Za-z0-9-]{4,40}$/, codeWords));

const pageSchema = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);

/** How a coupon in a member's hands stands. */
export const couponStateSchema = z.enum(['READY', 'USED', 'EXPIRED']);
export type CouponState = z.infer<typeof couponStateSchema>;

/** GET /api/promotions/coupons/myCoupons: usable ones end soonest first; used and expired ones newest first. */
export const listMyCoupons = defineEndpoint({
  id: 'coupons.mine',
  method: 'GET',
  path: '/api/promotions/coupons/myCoupons',
  access: 'member',
  summary: '내 쿠폰',
  query: z.object({ state: z._default(couponStateSchema, 'READY'), page: pageSchema }),
  data: z.object({ rows: z.array(heldCouponSchema), paginate: paginateSchema }),
});

/**
 * POST /api/promotions/coupons/redeem: the coupon of a code that the member was given, once per member. COUPON_CODE_WRONG
 * for a code that is not known or not valid now; RATE_LIMITED after ten tries.
 */
export const redeemCoupon = defineEndpoint({
  id: 'coupons.redeem',
  method: 'POST',
  path: '/api/promotions/coupons/redeem',
  access: 'member',
  summary: '쿠폰 코드 등록',
  body: z.strictObject({ coupon_code: couponCodeSchema }),
  data: z.object({ member_coupon_id: z.int(), name: z.string(), expires_at: z.string() }),
  codes: ['COUPON_CODE_WRONG', 'COUPON_ALREADY_ISSUED', 'COUPON_SOLD_OUT', 'RATE_LIMITED'],
});

/**
 * GET /api/promotions/points: the balance and how it came about, newest first. 1 point is 1 KRW. Days are Korean, both
 * included; all of them by default. `expiring` says what ends unless it is used, and until when (decision 153).
 */
export const listMyPoints = defineEndpoint({
  id: 'points.mine',
  method: 'GET',
  path: '/api/promotions/points',
  access: 'member',
  summary: '내 포인트',
  query: z.object({ page: pageSchema, from: z.optional(daySchema), to: z.optional(daySchema) }),
  data: z.object({
    balance: z.int(),
    expiring: z.object({ amount: z.int(), days: z.int(), lifetime_months: z.int() }),
    rows: z.array(
      z.object({
        amount: z.int(),
        reason: pointReasonSchema,
        order_id: z.nullable(z.string()),
        created_at: z.string(),
      }),
    ),
    paginate: paginateSchema,
  }),
});
