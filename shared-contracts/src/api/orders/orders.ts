import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { heldCouponSchema } from '../../domain/orders/coupon.ts';
import { orderStatusSchema } from '../../domain/orders/order-status.ts';
import { payMethodSchema } from '../../domain/orders/pay-method.ts';
import { paymentStateSchema } from '../../domain/orders/payment-state.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema, cartLineSchema, wantedProductsSchema } from './carts.ts';

export const orderLineSchema = z.omit(cartLineSchema, {
  cart_id: true,
  stock: true,
  is_sold_out: true,
  inflow_url: true,
});
export type OrderLine = z.infer<typeof orderLineSchema>;
const orderIdSchema = z.string().check(z.regex(/^[0-9A-Z-]{8,40}$/));

/** POST /api/orders/setOrderTemporary (spec 4.13): what the order page will show; a guest's belongs to the client-session-id. */
export const setOrderTemporary = defineEndpoint({
  id: 'orders.setTemporary',
  method: 'POST',
  path: '/api/orders/setOrderTemporary',
  access: 'visitor',
  summary: '임시 주문',
  lane: 'payment',
  body: z.strictObject({
    products: wantedProductsSchema,
    cart_ids: z.optional(z.array(z.int())),
    order_location: z.enum(['goods', 'carts']),
  }),
  data: z.object({ temporary_id: z.string() }),
  codes: ['OUT_OF_STOCK', 'DELIVERY_NOT_GUARANTEED', 'BUNDLE_REQUIRED'],
});

/** What a member wants to use of their own: coupons by `member_coupon_id`, and points (1 point is 1 KRW). */
const benefitFields = {
  coupon_ids: z.optional(z.array(z.int()).check(z.maxLength(20))),
  use_points: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000_000))),
};

export const checkoutSchema = z.object({
  temporary_id: z.string(),
  lines: z.array(orderLineSchema),
  amount: amountSchema,
  /** POINT alone when nothing is left to pay. */
  pay_methods: z.array(payMethodSchema),
  is_guest: z.boolean(),
  /** Coupons of the member that would take something off this order by themselves, and what (KRW). */
  coupons: z.optional(z.array(z.object({ ...heldCouponSchema.shape, discount_amount: wonSchema }))),
  point_balance: z.optional(z.int()),
  /** Most points that this order takes with the coupons chosen. */
  maximum_points: z.optional(wonSchema),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** POST /api/orders/orderPurchase (spec 7.5): the temporary order priced anew, to fill the order page. */
export const orderPurchase = defineEndpoint({
  id: 'orders.purchase',
  method: 'POST',
  path: '/api/orders/orderPurchase',
  access: 'visitor',
  summary: '주문서',
  lane: 'payment',
  body: z.strictObject({ temporary_id: z.optional(z.string().check(z.maxLength(60))), ...benefitFields }),
  data: checkoutSchema,
  codes: [
    'NO_TEMPORARY_ORDER',
    'OUT_OF_STOCK',
    'DELIVERY_NOT_GUARANTEED',
    'BUNDLE_REQUIRED',
    'COUPON_UNUSABLE',
    'POINT_LIMIT',
  ],
});

const required = (message: string, maximum = 100) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(maximum));
const phoneSchema = z
  .string()
  .check(
    z.minLength(1, '휴대폰번호는 필수 입력 항목입니다.'),
    z.regex(/^\d{11}$/, '휴대폰 번호는 숫자만 11자리로 입력해주세요'),
  );

/** The order form (spec 5.4 for phone and email). */
export const orderFormSchema = z.strictObject({
  orderer_name: required('주문하시는 분의 이름을 입력해주세요.', 30),
  orderer_phone: phoneSchema,
  orderer_email: z
    .string()
    .check(z.regex(/^[^\s@]{2,}@[^\s@.]{2,}(\.[^\s@.]{2,})+$/, '이메일 주소를 확인해주세요.')),
  receiver_name: required('받으시는 분의 이름을 입력해주세요.', 30),
  receiver_phone: phoneSchema,
  zipcode: z.string().check(z.regex(/^\d{5}$/, '우편번호 5자리를 입력해주세요.')),
  address: required('주소를 입력해주세요.', 200),
  address_detail: z.string().check(z.maxLength(100)),
  delivery_memo: z.string().check(z.maxLength(100)),
  pay_method: payMethodSchema,
  is_agreed: z.literal(true, '주문 내용 확인과 결제 진행에 동의해주세요.'),
});
export type OrderForm = z.infer<typeof orderFormSchema>;

/** What the browser hands to the payment provider; the server stored the same amount (design: Data). */
export const paymentRequestSchema = z.object({
  store_id: z.string(),
  channel_key: z.string(),
  payment_id: z.string(),
  order_name: z.string(),
  total_amount: wonSchema,
  pay_method: payMethodSchema,
  /** Until when an account issued for it waits for the deposit; of DEPOSIT only. */
  deposit_due_at: z.optional(z.string()),
  /** Script of the payment provider's browser SDK. */
  sdk_url: z.string(),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** POST api/orders (spec 7.5): reserves stock and stores the amount. */
export const placeOrder = defineEndpoint({
  id: 'orders.place',
  method: 'POST',
  path: '/api/orders',
  access: 'visitor',
  summary: '주문하기',
  lane: 'payment',
  idempotencyKey: 'required',
  body: z.strictObject({
    temporary_id: z.string().check(z.maxLength(60)),
    form: orderFormSchema,
    expected_total: wonSchema,
    ...benefitFields,
  }),
  /**
   * Nothing to pay, `payment` null, leads to the result: points and coupons paid it all, or the form was sent again and
   * the order is paid or has its account by now. Of one that was given up it is ORDER_CLOSED: a new key orders anew.
   */
  data: z.object({ order_id: orderIdSchema, payment: z.nullable(paymentRequestSchema) }),
  codes: [
    'NO_TEMPORARY_ORDER',
    'OUT_OF_STOCK',
    'DELIVERY_NOT_GUARANTEED',
    'STOCK_HELD',
    'UNPAID_LIMIT',
    'PRICE_CHANGED',
    'BUNDLE_REQUIRED',
    'COUPON_UNUSABLE',
    'POINT_LIMIT',
    'ORDER_CLOSED',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_KEY_REQUIRED',
  ],
});

/** The virtual account that a DEPOSIT order waits for. */
export const depositAccountSchema = z.object({
  /** Whether the provider keeps the money until the goods have come (spec 9, virtual account types). */
  type: z.optional(z.enum(['ESCROW_VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT'])),
  bank: z.string(),
  number: z.string(),
  due_at: z.string(),
});
export type DepositAccount = z.infer<typeof depositAccountSchema>;

export const orderSchema = z.object({
  order_id: orderIdSchema,
  /** Null before the payment is confirmed or an account issued, and after it failed: 4.10 has no status for it. */
  status: z.nullable(orderStatusSchema),
  payment_state: paymentStateSchema,
  ordered_at: z.string(),
  lines: z.array(orderLineSchema),
  amount: amountSchema,
  pay_method: payMethodSchema,
  receiver: z.object({
    name: z.string(),
    phone: z.string(),
    zipcode: z.string(),
    address: z.string(),
    address_detail: z.string(),
  }),
  is_guest: z.boolean(),
  /** Where to pay to, while a DEPOSIT order waits. */
  deposit: z.optional(z.nullable(depositAccountSchema)),
  /** Money came for an order that did not stand; all of it goes back. */
  is_payment_returned: z.optional(z.boolean()),
  /** KRW given back so far. */
  refunded_amount: z.optional(wonSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** POST api/orders/checkOrderPayment (spec 7.5): fetches the payment from the provider and settles the order. */
export const checkOrderPayment = defineEndpoint({
  id: 'orders.checkPayment',
  method: 'POST',
  path: '/api/orders/checkOrderPayment',
  access: 'visitor',
  summary: '결제 확인',
  lane: 'payment',
  body: z.strictObject({ order_id: orderIdSchema }),
  data: z.object({
    order_id: orderIdSchema,
    payment_state: paymentStateSchema,
  }),
  codes: ['PAYMENT_FAILED', 'PAYMENT_RETURNED', 'AMOUNT_MISMATCH', 'PAYMENT_REFUSED', 'PAYMENT_PENDING'],
});

/** GET /api/orders/orderCompleteView (spec 7.5). Another visitor's order is NOT_FOUND. */
export const viewCompleteOrder = defineEndpoint({
  id: 'orders.completeView',
  method: 'GET',
  path: '/api/orders/orderCompleteView',
  access: 'visitor',
  summary: '주문 결과',
  query: z.object({ order_id: orderIdSchema }),
  data: orderSchema,
});

/** POST /api/orders/orderFailed (spec 7.5): the shopper came back without paying; stock is released, the cart kept. */
export const reportFailedOrder = defineEndpoint({
  id: 'orders.failed',
  method: 'POST',
  path: '/api/orders/orderFailed',
  access: 'visitor',
  summary: '결제 실패 처리',
  lane: 'payment',
  body: z.strictObject({ order_id: orderIdSchema }),
  data: z.object({
    order_id: orderIdSchema,
    payment_state: paymentStateSchema,
  }),
});
