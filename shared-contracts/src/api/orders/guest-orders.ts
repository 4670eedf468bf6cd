import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { orderFormSchema } from './orders.ts';

const { orderer_name, orderer_phone } = orderFormSchema.shape;

/** By what a guest's order is found: all of it stands on its parcel. */
export const guestOrderKeySchema = z.strictObject({
  order_id: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{8,40}$/, '주문번호를 확인해주세요.')),
  orderer_name,
  orderer_phone,
});
export type GuestOrderKey = z.infer<typeof guestOrderKeySchema>;

/**
 * POST /api/orders/guestOrder: shows a guest's order in this browser for half an hour, by its number and who ordered
 * it. What changes it is answered ORDER_CODE_REQUIRED until a code was typed. NOT_FOUND whatever of it is wrong.
 */
export const openGuestOrder = defineEndpoint({
  id: 'guestOrders.open',
  method: 'POST',
  path: '/api/orders/guestOrder',
  access: 'visitor',
  summary: '비회원 주문 조회',
  budget: 'orders',
  body: guestOrderKeySchema,
  data: z.object({ order_id: z.string(), opened_until: z.string() }),
  codes: ['RATE_LIMITED'],
});

const orderIdSchema = z.string().check(z.regex(/^[0-9A-Z-]{8,40}$/));

/** POST /api/orders/guestOrder/sendCode: sends a code to the phone of an order that this browser has opened. */
export const sendGuestOrderCode = defineEndpoint({
  id: 'guestOrders.sendCode',
  method: 'POST',
  path: '/api/orders/guestOrder/sendCode',
  access: 'visitor',
  summary: '비회원 주문 인증번호 발송',
  budget: 'orders',
  body: z.strictObject({ order_id: orderIdSchema }),
  /** The phone as it is shown, and until when the code can be typed. */
  data: z.object({ sent_to: z.string(), expires_at: z.string() }),
  codes: ['RATE_LIMITED'],
});

/** POST /api/orders/guestOrder/confirmCode: lets this browser change the order for half an hour. */
export const proveGuestOrder = defineEndpoint({
  id: 'guestOrders.confirmCode',
  method: 'POST',
  path: '/api/orders/guestOrder/confirmCode',
  access: 'visitor',
  summary: '비회원 주문 인증번호 확인',
  budget: 'orders',
  body: z.strictObject({
    order_id: orderIdSchema,
    code: z.string().check(z.regex(/^\d{6}$/, '인증번호 6자리를 입력해주세요.')),
  }),
  data: z.object({ order_id: z.string(), opened_until: z.string() }),
  codes: ['ORDER_CODE_WRONG', 'RATE_LIMITED'],
});

/**
 * POST /api/orders/guestOrder/adopt: makes a guest's order the logged-in member's own, once a code was typed in this
 * browser: ORDER_CODE_REQUIRED before. NOT_FOUND for what is no guest's order that is open here. Nothing is priced anew.
 */
export const adoptGuestOrder = defineEndpoint({
  id: 'guestOrders.adopt',
  method: 'POST',
  path: '/api/orders/guestOrder/adopt',
  access: 'member',
  summary: '비회원 주문을 내 주문으로 옮기기',
  budget: 'orders',
  body: z.strictObject({ order_id: orderIdSchema }),
  data: z.object({ order_id: z.string() }),
  codes: ['ORDER_CODE_REQUIRED', 'RATE_LIMITED'],
});
