import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { bankSchema } from '../../domain/orders/bank.ts';
import { claimReasonSchema, goodsClaimKindSchema } from '../../domain/orders/claim.ts';
import { receiverFields } from '../../domain/people/receiver.ts';
import { amountRowSchema } from '../../domain/pricing/amounts.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { claimPhotoIdsSchema } from './claims/claim-photos.ts';

const orderIdSchema = z.string().check(z.maxLength(40));
/** Part of a line: claims may take fewer pieces than were bought. */
const piecesSchema = { order_line_id: z.int(), order_quantity: z.int().check(z.minimum(1), z.maximum(99)) };

/**
 * Where money of a paid virtual account goes back to (`needs_refund_account` of the order); its holder is the orderer.
 * Kept until it is paid, and shown masked only.
 */
export const refundAccountSchema = z.strictObject({
  bank: bankSchema,
  number: z.string().check(z.regex(/^\d{8,16}$/, '계좌번호는 숫자만 8~16자리로 입력해주세요.')),
  holder: z.string().check(z.trim(), z.minLength(1, '예금주를 입력해주세요.'), z.maxLength(30)),
});
export type RefundAccount = z.infer<typeof refundAccountSchema>;

export const maskedAccountSchema = z.object({ bank: bankSchema, number: z.string(), holder: z.string() });

/**
 * Where the fee of a claim stands: KEPT_BACK from the refund of a return, DUE before an exchange is sent, then PAID,
 * to GIVE_BACK when the exchange was withdrawn after that; WAIVED when the claim came to nothing.
 */
export const claimFeeStateSchema = z.enum(['NONE', 'KEPT_BACK', 'DUE', 'PAID', 'GIVE_BACK', 'WAIVED']);

/** Who pays for the ways of a claim, in KRW; the rows add up to the amount. */
export const claimFeeSchema = z.object({
  payer: z.enum(['SHOPPER', 'SHOP']),
  state: claimFeeStateSchema,
  amount: wonSchema,
  rows: z.array(amountRowSchema),
});
export type ClaimFee = z.infer<typeof claimFeeSchema>;

/** What goes back in money (KRW) and in points; the rows add up to both together. */
export const refundSumsSchema = z.object({
  amount: wonSchema,
  points: z.int(),
  rows: z.array(amountRowSchema),
});
export type RefundSums = z.infer<typeof refundSumsSchema>;

/** POST /api/orders/cancel: before the goods are prepared. Without `lines` the whole order; refunded at once. */
export const cancelOrder = defineEndpoint({
  id: 'orders.cancel',
  method: 'POST',
  path: '/api/orders/cancel',
  access: 'visitor',
  summary: '주문 취소',
  lane: 'payment',
  budget: 'orders',
  idempotencyKey: 'optional',
  body: z.strictObject({
    order_id: orderIdSchema,
    lines: z.optional(z.array(z.strictObject(piecesSchema)).check(z.minLength(1), z.maxLength(50))),
    refund_account: z.optional(refundAccountSchema),
  }),
  /** What goes back: money in KRW, points as points. */
  data: z.object({ order_id: z.string(), refund_amount: wonSchema, refund_points: z.int() }),
  codes: [
    'ORDER_STATE',
    'ORDER_CODE_REQUIRED',
    'REFUND_SHORTFALL',
    'REFUND_ACCOUNT_REQUIRED',
    'REFUND_HOLDER_MISMATCH',
    'IDEMPOTENCY_MISMATCH',
    'RATE_LIMITED',
  ],
});

/** Pieces that are asked for; an exchange names the new option of each. */
export const claimLinesSchema = z
  .array(z.strictObject({ ...piecesSchema, product_option_id: z.optional(z.int()) }))
  .check(z.minLength(1), z.maxLength(50));

/**
 * POST /api/orders/claims/request: return or exchange of delivered lines; an exchange names the new option.
 * PHOTO_EXPIRED when a photo is not there any more.
 */
export const requestClaim = defineEndpoint({
  id: 'claims.request',
  method: 'POST',
  path: '/api/orders/claims/request',
  access: 'visitor',
  summary: '반품·교환 신청',
  budget: 'orders',
  idempotencyKey: 'optional',
  body: z.strictObject({
    order_id: orderIdSchema,
    kind: goodsClaimKindSchema,
    reason: claimReasonSchema,
    detail: z.string().check(z.maxLength(500)),
    lines: claimLinesSchema,
    refund_account: z.optional(refundAccountSchema),
    /** Where the parcel is fetched; without it where the order went. */
    pickup: z.optional(z.strictObject(receiverFields)),
    photo_ids: z.optional(claimPhotoIdsSchema),
  }),
  /** `refund` is what a return will give back; null for an exchange. */
  data: z.object({
    claim_ids: z.array(z.int()),
    fee: claimFeeSchema,
    refund: z.nullable(refundSumsSchema),
  }),
  codes: [
    'ORDER_STATE',
    'ORDER_CODE_REQUIRED',
    'OUT_OF_STOCK',
    'REFUND_SHORTFALL',
    'REFUND_ACCOUNT_REQUIRED',
    'REFUND_HOLDER_MISMATCH',
    'PHOTO_EXPIRED',
    'IDEMPOTENCY_MISMATCH',
    'RATE_LIMITED',
  ],
});

/** POST /api/orders/refundAccount: for a refund that waits for it, such as that of an order which the shop cancelled. */
export const setRefundAccount = defineEndpoint({
  id: 'orders.refundAccount',
  method: 'POST',
  path: '/api/orders/refundAccount',
  access: 'visitor',
  summary: '환불 계좌 등록',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject({ order_id: orderIdSchema, refund_account: refundAccountSchema }),
  data: z.object({ order_id: z.string() }),
  codes: ['ORDER_STATE', 'ORDER_CODE_REQUIRED', 'REFUND_HOLDER_MISMATCH', 'RATE_LIMITED'],
});

/** POST /api/orders/claims/withdraw: until the goods are collected. */
export const withdrawClaim = defineEndpoint({
  id: 'claims.withdraw',
  method: 'POST',
  path: '/api/orders/claims/withdraw',
  access: 'visitor',
  summary: '반품·교환 철회',
  budget: 'orders',
  body: z.strictObject({ claim_id: z.int() }),
  data: z.object({ claim_id: z.int() }),
  codes: ['ORDER_STATE', 'ORDER_CODE_REQUIRED', 'RATE_LIMITED'],
});

/** POST /api/orders/confirmPurchase: delivered lines, or those named; earns points. */
export const confirmPurchase = defineEndpoint({
  id: 'orders.confirmPurchase',
  method: 'POST',
  path: '/api/orders/confirmPurchase',
  access: 'visitor',
  summary: '구매 확정',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject({
    order_id: orderIdSchema,
    order_line_ids: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(50))),
  }),
  data: z.object({ order_id: z.string(), earned_points: z.int() }),
  codes: ['ORDER_STATE', 'ORDER_CODE_REQUIRED'],
});
