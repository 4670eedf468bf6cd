import * as z from 'zod/mini';
import { claimReasonSchema } from '../../domain/orders/claim.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema } from '../catalogue/product-card.ts';
import { myOrderLineSchema } from './my-orders.ts';
import { claimFeeSchema, claimLinesSchema, refundSumsSchema } from './order-claims.ts';

export const claimKindSchema = z.enum(['CANCEL', 'RETURN', 'EXCHANGE']);
export type ClaimKind = z.infer<typeof claimKindSchema>;

/**
 * POST /api/orders/claims/quote: what a cancellation, a return or an exchange would cost and give back if it were asked
 * for now. Changes nothing; refused as the request itself would be, but needs no account. A cancellation has no reason.
 */
export const quoteClaim = defineEndpoint({
  id: 'claims.quote',
  method: 'POST',
  path: '/api/orders/claims/quote',
  access: 'visitor',
  summary: '취소·반품·교환 예상 금액',
  budget: 'orders',
  body: z.strictObject({
    order_id: z.string().check(z.maxLength(40)),
    kind: claimKindSchema,
    reason: z.optional(claimReasonSchema),
    lines: claimLinesSchema,
  }),
  /** `fee` is null for a cancellation, `refund` for an exchange. */
  data: z.object({ fee: z.nullable(claimFeeSchema), refund: z.nullable(refundSumsSchema) }),
  codes: ['ORDER_STATE', 'ORDER_CODE_REQUIRED', 'OUT_OF_STOCK', 'REFUND_SHORTFALL', 'RATE_LIMITED'],
});

/** GET /api/orders/myClaims: lines that were cancelled, returned or exchanged, newest request first. */
export const listMyClaims = defineEndpoint({
  id: 'claims.mine',
  method: 'GET',
  path: '/api/orders/myClaims',
  access: 'visitor',
  summary: '취소·반품·교환 내역',
  query: z.object({ page: pageSchema, kind: z.optional(claimKindSchema) }),
  data: z.object({
    rows: z.array(
      z.object({
        kind: claimKindSchema,
        order_id: z.string(),
        requested_at: z.string(),
        /** How this very request stands; the line may have gone on since. */
        state: z.enum(['OPEN', 'DONE', 'WITHDRAWN']),
        /** Null for a cancellation. */
        claim_id: z.nullable(z.int()),
        line: myOrderLineSchema,
      }),
    ),
    paginate: paginateSchema,
  }),
});
