import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

/**
 * GET /api/orders/receipts: https addresses at which the payment provider shows papers about an order's payment; null where
 * there is none. Another visitor's order is NOT_FOUND; a guest's that was only named is ORDER_CODE_REQUIRED.
 */
export const listReceipts = defineEndpoint({
  id: 'orders.receipts',
  method: 'GET',
  path: '/api/orders/receipts',
  access: 'visitor',
  summary: '결제 증빙',
  query: z.object({ order_id: z.string().check(z.maxLength(40)) }),
  data: z.object({
    /** 카드 매출전표, or whatever the provider calls its slip for the way to pay. */
    slip_url: z.nullable(z.string()),
    /** 현금영수증. */
    cash_receipt_url: z.nullable(z.string()),
  }),
  codes: ['ORDER_CODE_REQUIRED', 'RATE_LIMITED'],
});
