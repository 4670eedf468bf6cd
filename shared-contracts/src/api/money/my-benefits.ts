import * as z from 'zod/mini';
import { heldCouponSchema } from '../../domain/orders/coupon.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { paginateSchema } from '../catalogue/product-card.ts';

/**
 * Why points came or went; INTEGRATED is the move between united accounts, FORFEITED the end of a membership,
 * REVIEW_TAKEN the end of a review or the return of its goods, ATTENDANCE the days of an event.
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
]);
export type PointReason = z.infer<typeof pointReasonSchema>;

const pageSchema = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);

/** GET /api/promotions/coupons/myCoupons: usable ones end soonest first; used and expired ones newest first. */
export const listMyCoupons = defineEndpoint({
  id: 'coupons.mine',
  method: 'GET',
  path: '/api/promotions/coupons/myCoupons',
  access: 'member',
  summary: '내 쿠폰',
  query: z.object({ state: z._default(z.enum(['READY', 'USED', 'EXPIRED']), 'READY'), page: pageSchema }),
  data: z.object({ rows: z.array(heldCouponSchema), paginate: paginateSchema }),
});

/** GET /api/promotions/points: the balance and how it came about, newest first. 1 point is 1 KRW. */
export const listMyPoints = defineEndpoint({
  id: 'points.mine',
  method: 'GET',
  path: '/api/promotions/points',
  access: 'member',
  summary: '내 포인트',
  query: z.object({ page: pageSchema }),
  data: z.object({
    balance: z.int(),
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
