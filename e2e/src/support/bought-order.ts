import { checkOrderPayment, orderPurchase, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import type { Endpoint, EndpointData } from '@mall/contracts/endpoint';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { operate } from './party-windows.ts';
import { findProductToBuy } from './shop.ts';

const strangersSession = crypto.randomUUID();

/** Makes a call as the page does; it has to be open, so that the browser has its session. */
async function call<E extends Endpoint>(
  page: Page,
  endpoint: E,
  body: z.input<NonNullable<E['body']>>,
  key?: string,
): Promise<EndpointData<E>> {
  return page.evaluate(
    async ({ path, text, idempotencyKey, fallback }) => {
      const member = /login_member[^=]*=[^;]*?([0-9a-f-]{36})/.exec(document.cookie)?.[1];
      const known = /client-session-id=([0-9a-f-]{36})/.exec(document.cookie)?.[1];
      // A guest's browser that has called nothing yet has no session: the order gets an unused one.
      const session = member ?? known ?? fallback;
      const reply = await fetch(path, {
        method: 'POST',
        headers: {
          'client-session-id': session,
          'content-type': 'application/json',
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        body: text,
      });
      const { success, message, data } = await reply.json();
      if (!success) throw new Error(`${path}: ${message}`);
      return data;
    },
    { path: endpoint.path, text: JSON.stringify(body), idempotencyKey: key, fallback: strangersSession },
  );
}

const person = { name: '김서연', phone: '01000000001' };

/** How the provider calls a way to pay, and what a buyer does at its page until the money is there. */
const payMethods = {
  CARD: { payMethod: 'CARD', decisions: ['approve'] },
  DEPOSIT: { payMethod: 'VIRTUAL_ACCOUNT', decisions: ['approve', 'deposit'] },
} as const;

/** A paid order of several pieces of one product with more than one size, without the pages that make one. */
export async function buyPieces(
  page: Page,
  request: APIRequestContext,
  { pieces, offset, by = 'CARD' }: { pieces: number; offset: number; by?: keyof typeof payMethods },
): Promise<{ orderId: string; productId: number; name: string }> {
  const { product } = await findProductToBuy(request, offset);
  const size = product.options.colors[0]?.sizes.find(
    (option) => option.is_display && option.stock > 5 && isOptionAvailable(option, false),
  );
  const products = [
    {
      product_id: product.product_id,
      product_option_id: size?.product_option_id ?? 0,
      order_quantity: pieces,
    },
  ];
  const { temporary_id } = await call(page, setOrderTemporary, { products, order_location: 'goods' });
  const { amount } = await call(page, orderPurchase, { temporary_id, coupon_ids: [], use_points: 0 });
  const form = {
    orderer_name: person.name,
    orderer_phone: person.phone,
    orderer_email: 'shopper@example.com',
    receiver_name: person.name,
    receiver_phone: person.phone,
    zipcode: '04793',
    address: '서울특별시 성동구 가상로 45',
    address_detail: '101동',
    delivery_memo: '',
    pay_method: by,
    is_agreed: true as const,
    is_privacy_agreed: true,
  };
  const body = { temporary_id, form, expected_total: amount.total, coupon_ids: [], use_points: 0 };
  const { order_id, payment } = await call(page, placeOrder, body, `e2e-${crypto.randomUUID()}`);
  if (!payment) throw new Error('the order has nothing to pay');
  const provider = new URL('/pay', payment.sdk_url).href;
  const opened = await request.get(provider, {
    params: {
      storeId: payment.store_id,
      channelKey: payment.channel_key,
      paymentId: payment.payment_id,
      orderName: payment.order_name,
      totalAmount: String(payment.total_amount),
      currency: 'CURRENCY_KRW',
      payMethod: payMethods[by].payMethod,
      redirectUrl: new URL('/order/payment', page.url()).href,
      ...(payment.deposit_due_at ? { accountDueAt: payment.deposit_due_at } : {}),
    },
  });
  expect(opened.ok()).toBe(true);
  for (const decision of payMethods[by].decisions)
    await request.post(provider, {
      form: { paymentId: payment.payment_id, decision, windowType: 'REDIRECTION' },
      maxRedirects: 0,
    });
  await call(page, checkOrderPayment, { order_id });
  return { orderId: order_id, productId: product.product_id, name: product.product_name };
}

/** What the shop does until a parcel has arrived, and the number on the parcel: two shoppers have none in common. */
export async function deliver(orderId: string): Promise<string> {
  const tracking = String(Date.now()).slice(-12);
  await operate('orders', 'move', orderId, 'CONFIRM_SETTLEMENT');
  const parcel = ['--carrier', 'CJ', '--tracking', tracking];
  await operate('orders', 'move', orderId, 'DOMESTIC_SHIPPING', ...parcel);
  await operate('orders', 'move', orderId, 'SHIPPING_COMPLETE');
  return tracking;
}
