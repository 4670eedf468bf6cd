import * as z from 'zod/mini';
import { payMethodSchema } from '../../../domain/orders/pay-method.ts';
import { paymentRequestSchema } from '../../../domain/orders/payment-request.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { claimFeeStateSchema } from '../order-claims.ts';

const claimSchema = { claim_id: z.int() };

/**
 * POST /api/orders/claims/payFee: the payment of an exchange's fee once it is DUE, for the whole request of the claim,
 * the same one while it is open. DEPOSIT is not accepted.
 * @throws ORDER_STATE when nothing is due
 */
export const payClaimFee = defineEndpoint({
  id: 'orders.payClaimFee',
  method: 'POST',
  path: '/api/orders/claims/payFee',
  access: 'visitor',
  summary: '교환 배송비 결제',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject({ ...claimSchema, pay_method: payMethodSchema }),
  data: z.object({ payment: paymentRequestSchema }),
  codes: ['ORDER_STATE'],
});

/** POST /api/orders/claims/checkFee: after the payment window; asks the payment provider and says where the fee stands. */
export const checkClaimFee = defineEndpoint({
  id: 'orders.checkClaimFee',
  method: 'POST',
  path: '/api/orders/claims/checkFee',
  access: 'visitor',
  summary: '교환 배송비 결제 확인',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject(claimSchema),
  data: z.object({ claim_id: z.int(), fee_state: claimFeeStateSchema }),
});
