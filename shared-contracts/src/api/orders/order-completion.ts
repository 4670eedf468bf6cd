import * as z from 'zod/mini';
import { orderStatusSchema } from '../../domain/orders/order-status.ts';
import { paymentStateSchema } from '../../domain/orders/payment-state.ts';
import { defineEndpoint } from '../../endpoint.ts';

const orderIdSchema = z.string().check(z.regex(/^[0-9A-Z-]{8,40}$/));
const settledSchema = z.object({
  order_id: orderIdSchema,
  /** Paid, or waiting for the deposit of an issued virtual account: there is an order to show. */
  is_complete: z.boolean(),
  payment_state: paymentStateSchema,
  /** Null as long as the order has no status of 4.10. */
  status: z.nullable(orderStatusSchema),
});

/**
 * POST /api/orders/checkPaymentComplete (spec 7.5): asks the provider and returns how the order stands; never fails for
 * an unpaid one.
 */
export const checkPaymentComplete = defineEndpoint({
  id: 'orders.checkComplete',
  method: 'POST',
  path: '/api/orders/checkPaymentComplete',
  access: 'visitor',
  summary: '결제 완료 여부',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject({ order_id: orderIdSchema }),
  data: settledSchema,
});

/**
 * POST /api/orders/orderCompleteFailed (spec 7.5): the result page could not be shown. The order is settled with the
 * provider and kept, unlike orderFailed, which gives up an unpaid one.
 */
export const reportFailedCompletion = defineEndpoint({
  id: 'orders.completeFailed',
  method: 'POST',
  path: '/api/orders/orderCompleteFailed',
  access: 'visitor',
  summary: '주문 결과 화면 오류',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject({ order_id: orderIdSchema, message: z.optional(z.string().check(z.maxLength(500))) }),
  data: settledSchema,
});
