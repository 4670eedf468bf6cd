import { countCart, listCart } from '@mall/contracts/api/orders/carts';
import {
  type Checkout,
  type OrderForm,
  placeOrder,
  setOrderTemporary,
} from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { randomUuid } from '@mall/contracts/client/random-uuid';
import type { SessionService } from '@mall/contracts/platform/services';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { useRef } from 'react';
import { markOrderComplete } from '../../shared/order-complete-cookie.ts';
import { keepOrderDraft } from '../../shared/order-draft.ts';
import { wordsOfFailure } from '../../shared/payment-failure.ts';
import { copy } from './copy.ts';
import { openPayment } from './portone.ts';

/** Wishes on their way to the server: a page that mounts again meanwhile waits for the same call. */
const sending = new WeakMap<SessionService, Promise<void>>();

/**
 * Makes the wish that was remembered through login, or through the guest button, the temporary order (spec 4.13). A
 * wish that could not be sent stays for another try.
 */
export function sendPendingWish({ api, session }: RemoteServices): Promise<void> {
  const known = sending.get(session);
  if (known) return known;
  const wish = session.pendingWish();
  if (wish?.kind !== 'order') return Promise.resolve();
  const sent = api(setOrderTemporary, { body: { products: wish.products, order_location: 'goods' } })
    .then(() => session.setPendingWish(null))
    .finally(() => sending.delete(session));
  sending.set(session, sent);
  return sent;
}

/**
 * Places the order and leaves for the payment. One key for one content of the form: sending it twice orders once. When
 * the first order was given up meanwhile, as after the way back from a payment window, it is placed anew, once.
 */
export function usePlaceOrder(checkout: Checkout, refresh: () => Promise<unknown>) {
  const { dialogs, origin } = useServices();
  const sent = useRef({ content: '', key: '' });

  const keyFor = (content: string) => {
    if (sent.current.content !== content) sent.current = { content, key: randomUuid() };
    return sent.current.key;
  };

  return useTask(
    async (form: OrderForm, { api, navigate }) => {
      const body = { temporary_id: checkout.temporary_id, form, expected_total: checkout.amount.total };
      const place = () => {
        const headers = { 'idempotency-key': keyFor(JSON.stringify(body)) };
        return api(placeOrder, { body }, { headers });
      };
      const { order_id, payment } = await place().catch((error: unknown) => {
        if (!isApiError(error, placeOrder, 'ORDER_CLOSED')) throw error;
        sent.current = { content: '', key: '' };
        return place();
      });
      // Points and coupons paid it all, or the order is paid by now: there is nothing to ask the provider for.
      if (payment === null) {
        markOrderComplete();
        return navigate(`/order/complete?order_id=${encodeURIComponent(order_id)}`, { replace: true });
      }
      const customer = {
        fullName: form.orderer_name,
        phoneNumber: form.orderer_phone,
        email: form.orderer_email,
      };
      keepOrderDraft(checkout.temporary_id, form);
      const refusal = await openPayment(payment, `${origin}/order/payment?order_id=${order_id}`, customer);
      if (refusal) await dialogs.alert(wordsOfFailure(refusal));
    },
    {
      invalidates: [listCart, countCart],
      failed: copy.paymentFailed,
      onFailure: async (error) => {
        if (!isApiError(error, placeOrder, 'PRICE_CHANGED')) return false;
        await refresh();
        await dialogs.alert(copy.priceChanged);
        return true;
      },
    },
  );
}
