import * as z from 'zod/mini';
import { payMethodSchema } from '../../domain/orders/pay-method.ts';
import { wantedProductsSchema } from '../../domain/orders/wanted-products.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** POST /api/orders/setOrderTemporary (spec 4.13): what the order page will show; a guest's belongs to the client-session-id. */
export const setOrderTemporary = defineEndpoint({
  id: 'orders.setTemporary',
  method: 'POST',
  path: '/api/orders/setOrderTemporary',
  access: 'visitor',
  summary: '임시 주문',
  lane: 'payment',
  budget: 'orders',
  body: z.strictObject({
    products: wantedProductsSchema,
    cart_ids: z.optional(z.array(z.int())),
    order_location: z.enum(['goods', 'carts']),
    /** The way to pay that was chosen with the products, as by a button of Naver Pay (spec 3.8, isNaverPay). */
    pay_method: z.optional(payMethodSchema),
  }),
  data: z.object({ temporary_id: z.string() }),
  codes: ['OUT_OF_STOCK', 'DELIVERY_NOT_GUARANTEED', 'BUNDLE_REQUIRED', 'DROP_HOLD_REQUIRED'],
});
