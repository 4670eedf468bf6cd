import * as z from 'zod/mini';
import { daySchema } from '../../domain/day.ts';
import { wonSchema } from '../../domain/money.ts';
import { claimReasonSchema, goodsClaimKindSchema } from '../../domain/orders/claim.ts';
import { orderStatuses, orderStatusSchema } from '../../domain/orders/order-status.ts';
import { payMethodSchema } from '../../domain/orders/pay-method.ts';
import { receiverSchema } from '../../domain/people/receiver.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { paginateSchema } from '../catalogue/product-card.ts';
import { claimFeeStateSchema, maskedAccountSchema } from './order-claims.ts';
import { orderLineSchema, orderSchema } from './orders.ts';

/** What the shopper can do with a line now. */
export const orderActionSchema = z.enum([
  'CANCEL',
  'REQUEST_RETURN',
  'REQUEST_EXCHANGE',
  'WITHDRAW_CLAIM',
  'CONFIRM_PURCHASE',
]);

/** A line with its own status; claims are partial, so lines of one order part ways. */
export const myOrderLineSchema = z.object({
  ...orderLineSchema.shape,
  order_line_id: z.int(),
  /** Null as that of its order. */
  status: z.nullable(orderStatusSchema),
  /** KRW paid for this line in money, after coupons and points. */
  paid_price: wonSchema,
  actions: z.array(orderActionSchema),
  claim: z.nullable(
    z.object({
      claim_id: z.int(),
      kind: goodsClaimKindSchema,
      reason: claimReasonSchema,
      /** KRW for this line's part of the request. */
      fee: wonSchema,
      fee_state: claimFeeStateSchema,
      state: z.enum(['OPEN', 'DONE', 'WITHDRAWN']),
      requested_at: z.string(),
      /** What the shopper wrote with it. */
      detail: z.string(),
      /** Colour and size that an exchange asks for. */
      new_option: z.nullable(z.string()),
      /** Where its parcel is fetched, where that is not the order's own place. */
      pickup: z.nullable(receiverSchema),
      /** Photos of the whole request; `listClaimPhotos` shows them. */
      photo_count: z.int(),
      /** KRW that the whole request, of which this is a part, waits for. */
      due_amount: wonSchema,
    }),
  ),
});
export type MyOrderLine = z.infer<typeof myOrderLineSchema>;

/** GET /api/orders/myOrderList: placed orders, newest first. Days are Korean, both included; three months by default. */
export const listMyOrders = defineEndpoint({
  id: 'orders.mine',
  method: 'GET',
  path: '/api/orders/myOrderList',
  access: 'visitor',
  summary: '주문 내역',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    status: z.optional(orderStatusSchema),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        order_id: z.string(),
        status: orderSchema.shape.status,
        payment_state: orderSchema.shape.payment_state,
        ordered_at: z.string(),
        total: wonSchema,
        is_payment_returned: orderSchema.shape.is_payment_returned,
        refunded_amount: wonSchema,
        lines: z.array(myOrderLineSchema),
      }),
    ),
    paginate: paginateSchema,
  }),
});

/** GET /api/orders/myOrderView: one order with what can be done. Another visitor's order is NOT_FOUND. */
export const viewMyOrder = defineEndpoint({
  id: 'orders.viewMine',
  method: 'GET',
  path: '/api/orders/myOrderView',
  access: 'visitor',
  summary: '주문 상세',
  query: z.object({ order_id: z.string().check(z.maxLength(40)) }),
  data: z.object({
    order: orderSchema,
    lines: z.array(myOrderLineSchema),
    /** Whether changing it needs a code first: a guest's order that was opened in another browser. */
    needs_code: z.boolean(),
    /** Whether money can only go back to an account that the shopper names: a virtual account was paid. */
    needs_refund_account: z.boolean(),
    /** How what is due for an exchange can be paid online; null when nothing is due. */
    fee_payment: z.nullable(z.object({ pay_methods: z.array(payMethodSchema), sdk_url: z.string() })),
    /** The account named for what has still to go back. */
    refund_account: z.nullable(maskedAccountSchema),
    refunds: z.array(
      z.object({
        amount: wonSchema,
        point_amount: wonSchema,
        state: z.enum(['DUE', 'DONE']),
        created_at: z.string(),
        done_at: z.nullable(z.string()),
      }),
    ),
  }),
});

/** GET /api/orders/myOrderStatusCount (spec 7.5): lines of the last three months per status. */
export const countMyOrderStatuses = defineEndpoint({
  id: 'orders.statusCount',
  method: 'GET',
  path: '/api/orders/myOrderStatusCount',
  access: 'visitor',
  summary: '주문 상태별 건수',
  data: z.object({ counts: z.record(z.enum(orderStatuses), z.int()) }),
});
