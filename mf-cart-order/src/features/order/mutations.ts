import { countCart, listCart } from '@mall/contracts/api/orders/carts';
import { type Checkout, type OrderForm, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { saveAddress } from '@mall/contracts/api/people/addresses';
import { isApiError } from '@mall/contracts/client/api-error';
import { randomUuid } from '@mall/contracts/client/random-uuid';
import { formatWon } from '@mall/contracts/domain/money';
import type { SessionService } from '@mall/contracts/platform/services';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { useRef } from 'react';
import { markOrderComplete } from '../../shared/order-complete-cookie.ts';
import { keepOrderDraft } from '../../shared/order-draft.ts';
import { outdateAll } from '../../shared/outdate.ts';
import { copy } from './copy.ts';
import { addressesQuery } from './delivery/queries.ts';
import type { Payment } from './window/mutations.ts';

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
  const payMethod = wish.is_naver_pay ? { pay_method: 'NAVERPAY' as const } : {};
  const sent = api(setOrderTemporary, {
    body: { products: wish.products, order_location: 'goods', ...payMethod },
  })
    .then(() => session.setPendingWish(null))
    .finally(() => sending.delete(session));
  sending.set(session, sent);
  return sent;
}

/** What belongs to an order besides its form. */
interface Placing {
  checkout: Checkout;
  /** Prices the order anew and returns it. */
  refresh: () => Promise<Checkout | undefined>;
  /** Takes back coupons and points that cannot be used any more. */
  onBenefitsGone: () => Promise<void>;
  payment: Payment;
}

/** The form, and whether its address goes into the member's book. */
interface Sent {
  form: OrderForm;
  isAddressSaved: boolean;
}

/**
 * Places the order and opens the payment. One key for one content of the form: sending it twice orders once. When
 * the first order was given up meanwhile, as after the way back from a payment window, it is placed anew, once.
 */
export function usePlaceOrder({ checkout, refresh, onBenefitsGone, payment }: Placing) {
  const { dialogs } = useServices();
  const sent = useRef({ content: '', key: '' });
  const { amount, temporary_id, chosen_coupon_ids = [], chosen_gifts: gifts = [] } = checkout;
  const use_points = amount.point_amount ?? 0;

  const keyFor = (content: string) => {
    if (sent.current.content !== content) sent.current = { content, key: randomUuid() };
    return sent.current.key;
  };

  return useTask(
    async ({ form, isAddressSaved }: Sent, services) => {
      const { api, navigate } = services;
      const benefits = checkout.is_guest ? {} : { coupon_ids: chosen_coupon_ids, use_points };
      const chosen = gifts.length > 0 ? { ...benefits, gifts } : benefits;
      const body = { temporary_id, form, expected_total: amount.total, ...chosen };
      const place = () => {
        const headers = { 'idempotency-key': keyFor(JSON.stringify(body)) };
        return api(placeOrder, { body }, { headers });
      };
      const { order_id, payment: request } = await place().catch((error: unknown) => {
        if (!isApiError(error, placeOrder, 'ORDER_CLOSED')) throw error;
        sent.current = { content: '', key: '' };
        return place();
      });
      if (isAddressSaved) await keepAddress(services, form);
      // Points and coupons paid it all, or the order is paid by now: there is nothing to ask the provider for.
      if (request === null) {
        markOrderComplete();
        outdateAll(services);
        return navigate(`/order/complete?order_id=${encodeURIComponent(order_id)}`, { replace: true });
      }
      const customer = {
        fullName: form.orderer_name,
        phoneNumber: form.orderer_phone,
        email: form.orderer_email,
      };
      keepOrderDraft({ temporary_id, form, coupon_ids: chosen_coupon_ids, use_points, gifts });
      return payment.pay({ orderId: order_id, request, customer });
    },
    {
      invalidates: [listCart, countCart],
      failed: copy.paymentFailed,
      onFailure: async (error) => {
        if (!isApiError(error, placeOrder)) return false;
        if (error.code === 'PRICE_CHANGED') {
          const total = (await refresh())?.amount.total ?? amount.total;
          await dialogs.alert(copy.changedTotal(formatWon(amount.total), formatWon(total)));
          return true;
        }
        if (error.code === 'GIFT_UNAVAILABLE') await refresh();
        if (error.code === 'COUPON_UNUSABLE' || error.code === 'POINT_LIMIT') await onBenefitsGone();
        return false;
      },
    },
  );
}

/** Longest that a payment waits for the address book, ms. */
const addressLimitMs = 1500;

/** Saves the address of an order; the order goes on without it. */
async function keepAddress(services: RemoteServices, form: OrderForm): Promise<void> {
  const { api, queryClient } = services;
  const { receiver_name, receiver_phone, zipcode, address, address_detail } = form;
  const receiver = { receiver_name, receiver_phone, zipcode, address, address_detail };
  const saved = api(saveAddress, { body: { label: '', is_default: false, ...receiver } })
    .catch(() => null)
    // Not with what the order outdates: that waits until the payment window has closed.
    .then(() => void queryClient.invalidateQueries({ queryKey: addressesQuery(services).queryKey }));
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, addressLimitMs))]);
}
