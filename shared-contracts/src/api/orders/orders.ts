import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { heldCouponSchema, unusableCouponSchema } from '../../domain/orders/coupon.ts';
import { orderStatusSchema } from '../../domain/orders/order-status.ts';
import { payMethodSchema } from '../../domain/orders/pay-method.ts';
import { paymentRequestSchema } from '../../domain/orders/payment-request.ts';
import { paymentStateSchema } from '../../domain/orders/payment-state.ts';
import { receiverFields, receiverSchema, typedPhoneSchema } from '../../domain/people/receiver.ts';
import { amountSchema } from '../../domain/pricing/amounts.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { cartLineSchema } from './carts.ts';
import { giftChoiceSchema, giftKindSchema, giftPromotionSchema } from './gifts.ts';

const { shape: linesShape } = z.omit(cartLineSchema, {
  cart_id: true,
  stock: true,
  is_sold_out: true,
  inflow_url: true,
  available_quantity: true,
  seen_price: true,
  next_benefit: true,
});
export const orderLineSchema = z.object({
  ...linesShape,
  /** Of a gift, which has no page of its own. */
  gift: z.optional(z.object({ gift_promotion_id: z.int(), kind: giftKindSchema })),
});
export type OrderLine = z.infer<typeof orderLineSchema>;
const orderIdSchema = z.string().check(z.regex(/^[0-9A-Z-]{8,40}$/));

/** What a member wants to use of their own: coupons by `member_coupon_id`, and points (1 point is 1 KRW). */
const benefitFields = {
  coupon_ids: z.optional(z.array(z.int()).check(z.maxLength(60))),
  use_points: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000_000))),
  /** Gifts that the goods earn; for guests, too. */
  gifts: z.optional(z.array(giftChoiceSchema).check(z.maxLength(30))),
};

export const checkoutSchema = z.object({
  temporary_id: z.string(),
  lines: z.array(orderLineSchema),
  amount: amountSchema,
  /** POINT alone when nothing is left to pay. */
  pay_methods: z.array(payMethodSchema),
  /** The way to pay that was chosen before the order page. */
  wanted_pay_method: z.optional(payMethodSchema),
  is_guest: z.boolean(),
  /** Coupons of the member that would take something off this order by themselves, and what (KRW). */
  coupons: z.optional(z.array(z.object({ ...heldCouponSchema.shape, discount_amount: wonSchema }))),
  /** Coupons that take nothing off this order, and why: too little of it, or none of their products. */
  unusable_coupons: z.optional(z.array(unusableCouponSchema)),
  /** Coupons that `amount` counts with, by `member_coupon_id`. */
  chosen_coupon_ids: z.optional(z.array(z.int())),
  /** Coupons with which the order comes to least (docs/decisions/0122). */
  best_coupon_ids: z.optional(z.array(z.int())),
  point_balance: z.optional(z.int()),
  /** Most points that this order takes with the coupons chosen. */
  maximum_points: z.optional(wonSchema),
  /** Script of the payment provider's browser SDK, which is wanted as soon as the button is pressed. */
  sdk_url: z.optional(z.string()),
  /** Until when an account for a deposit would wait, where DEPOSIT is offered. */
  deposit_due_at: z.optional(z.string()),
  /** Lines that cost something else than when they were chosen to be ordered. */
  price_changes: z.optional(
    z.array(z.object({ product_option_id: z.int(), was: wonSchema, now: wonSchema })),
  ),
  /** For a product of a drop: how long it is held for this member, ms; 0 when it is no longer (decision 131). */
  drop_hold: z.optional(z.object({ product_id: z.int(), left_ms: z.int() })),
  /** Where the member's latest orders went, newest first, each once. */
  recent_receivers: z.optional(z.array(receiverSchema)),
  /** What gifts the goods earn, or nearly do, at the coupons chosen. */
  gifts: z.optional(z.array(giftPromotionSchema)),
  /** Gifts that `lines` and `amount` count with: of those asked for, the ones that can be had. */
  chosen_gifts: z.optional(z.array(giftChoiceSchema)),
  /** Whether a gift that was asked for is left out: it is gone, or not earned any more. */
  is_gift_dropped: z.optional(z.boolean()),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** Why a temporary order cannot be priced with these benefits. */
const pricingCodes = [
  'NO_TEMPORARY_ORDER',
  'OUT_OF_STOCK',
  'DELIVERY_NOT_GUARANTEED',
  'BUNDLE_REQUIRED',
  'COUPON_UNUSABLE',
  'POINT_LIMIT',
  'GIFT_UNAVAILABLE',
] as const;

/** POST /api/orders/orderPurchase (spec 7.5): the temporary order priced anew, to fill the order page. */
export const orderPurchase = defineEndpoint({
  id: 'orders.purchase',
  method: 'POST',
  path: '/api/orders/orderPurchase',
  access: 'visitor',
  summary: '주문서',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject({
    temporary_id: z.optional(z.string().check(z.maxLength(60))),
    ...benefitFields,
    /** Counts with the best coupons instead of `coupon_ids`. */
    use_best_coupons: z.optional(z.boolean()),
  }),
  data: checkoutSchema,
  codes: pricingCodes,
});

const required = (message: string, maximum = 100) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(maximum));

/** Said where a guest has not agreed to the use of personal data. */
export const privacyRequired = '비회원 개인정보 수집·이용에 동의해주세요.';

/** The order form (spec 5.4 for phone and email). */
export const orderFormSchema = z.strictObject({
  orderer_name: required('주문하시는 분의 이름을 입력해주세요.', 30),
  orderer_phone: typedPhoneSchema,
  orderer_email: z
    .string()
    .check(z.regex(/^[^\s@]{2,}@[^\s@.]{2,}(\.[^\s@.]{2,})+$/, '이메일 주소를 확인해주세요.')),
  ...receiverFields,
  delivery_memo: z.string().check(z.maxLength(100)),
  pay_method: payMethodSchema,
  is_agreed: z.literal(true, '주문 내용 확인과 결제 진행에 동의해주세요.'),
  /** A guest's consent to the collection and use of personal data, asked apart; without it no guest orders. */
  is_privacy_agreed: z.optional(z.boolean()),
});
/** The form of a guest, who has agreed to nothing by joining. */
export const guestOrderFormSchema = z.strictObject({
  ...orderFormSchema.shape,
  is_privacy_agreed: z.literal(true, privacyRequired),
});
export type OrderForm = z.infer<typeof orderFormSchema>;

/** POST api/orders (spec 7.5): reserves stock and stores the amount. */
export const placeOrder = defineEndpoint({
  id: 'orders.place',
  method: 'POST',
  path: '/api/orders',
  access: 'visitor',
  summary: '주문하기',
  lane: 'payment',
  budget: 'orders',
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
    ...pricingCodes,
    'STOCK_HELD',
    'DROP_HOLD_REQUIRED',
    'UNPAID_LIMIT',
    'PRICE_CHANGED',
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
  budget: 'orders',
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
  budget: 'orders',
  body: z.strictObject({ order_id: orderIdSchema }),
  data: z.object({
    order_id: orderIdSchema,
    payment_state: paymentStateSchema,
  }),
});
