import * as z from 'zod/mini';
import { claimReasonSchema } from '../domain/claim.ts';
import { wonSchema } from '../domain/money.ts';
import { defineEndpoint } from '../endpoint.ts';

const orderIdSchema = z.string().check(z.maxLength(40));
/** Part of a line: claims may take fewer pieces than were bought. */
const piecesSchema = { order_line_id: z.int(), order_quantity: z.int().check(z.minimum(1), z.maximum(99)) };

/** POST /api/orders/cancel: before the goods are prepared. Without `lines` the whole order; refunded at once. */
export const cancelOrder = defineEndpoint({
  id: 'orders.cancel',
  method: 'POST',
  path: '/api/orders/cancel',
  access: 'visitor',
  summary: '주문 취소',
  body: z.strictObject({
    order_id: orderIdSchema,
    lines: z.optional(z.array(z.strictObject(piecesSchema)).check(z.minLength(1), z.maxLength(50))),
  }),
  /** What goes back: money in KRW, points as points. */
  data: z.object({ order_id: z.string(), refund_amount: wonSchema, refund_points: z.int() }),
  codes: ['ORDER_STATE'],
});

/** POST /api/orders/claims/request: return or exchange of delivered lines; an exchange names the new option. */
export const requestClaim = defineEndpoint({
  id: 'claims.request',
  method: 'POST',
  path: '/api/orders/claims/request',
  access: 'visitor',
  summary: '반품·교환 신청',
  body: z.strictObject({
    order_id: orderIdSchema,
    kind: z.enum(['RETURN', 'EXCHANGE']),
    reason: claimReasonSchema,
    detail: z.string().check(z.maxLength(500)),
    lines: z
      .array(z.strictObject({ ...piecesSchema, product_option_id: z.optional(z.int()) }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  data: z.object({ claim_ids: z.array(z.int()) }),
  codes: ['ORDER_STATE', 'OUT_OF_STOCK'],
});

/** POST /api/orders/claims/withdraw: until the goods are collected. */
export const withdrawClaim = defineEndpoint({
  id: 'claims.withdraw',
  method: 'POST',
  path: '/api/orders/claims/withdraw',
  access: 'visitor',
  summary: '반품·교환 철회',
  body: z.strictObject({ claim_id: z.int() }),
  data: z.object({ claim_id: z.int() }),
  codes: ['ORDER_STATE'],
});

/** POST /api/orders/confirmPurchase: delivered lines, or those named; earns points. */
export const confirmPurchase = defineEndpoint({
  id: 'orders.confirmPurchase',
  method: 'POST',
  path: '/api/orders/confirmPurchase',
  access: 'visitor',
  summary: '구매 확정',
  body: z.strictObject({
    order_id: orderIdSchema,
    order_line_ids: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(50))),
  }),
  data: z.object({ order_id: z.string(), earned_points: z.int() }),
  codes: ['ORDER_STATE'],
});
