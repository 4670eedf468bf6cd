import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { orderFormSchema } from './orders.ts';

const { orderer_name, orderer_phone } = orderFormSchema.shape;

/**
 * POST /api/orders/guestOrder: opens a guest's order in this browser for half an hour, by its number and who ordered
 * it; every call on the order then works as in the browser that ordered. NOT_FOUND whatever of it is wrong.
 */
export const openGuestOrder = defineEndpoint({
  id: 'guestOrders.open',
  method: 'POST',
  path: '/api/orders/guestOrder',
  access: 'visitor',
  summary: '비회원 주문 조회',
  body: z.strictObject({
    order_id: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{8,40}$/, '주문번호를 확인해주세요.')),
    orderer_name,
    orderer_phone,
  }),
  data: z.object({ order_id: z.string(), opened_until: z.string() }),
  codes: ['RATE_LIMITED'],
});
