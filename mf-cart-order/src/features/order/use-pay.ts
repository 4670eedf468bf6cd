import { type Checkout, type OrderForm, placeOrder } from '@mall/contracts/api/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useRef } from 'react';
import { markOrderComplete } from '../../shared/order-complete-cookie.ts';
import { copy } from './copy.ts';
import { openPayment } from './portone.ts';

/** Places the order and leaves for the payment. One key for one content of the form: sending it twice orders once. */
export function usePay(checkout: Checkout, refresh: () => Promise<unknown>) {
  const { api, dialogs, navigate, origin } = useServices();
  const sent = useRef({ content: '', key: '' });

  const keyFor = (content: string) => {
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    return sent.current.key;
  };

  return async (form: OrderForm) => {
    const body = { temporary_id: checkout.temporary_id, form, expected_total: checkout.amount.total };
    try {
      const { order_id, payment } = await api(
        placeOrder,
        { body },
        { headers: { 'idempotency-key': keyFor(JSON.stringify(body)) } },
      );
      // Points and coupons paid it all: there is nothing to ask the provider for.
      if (payment === null) {
        markOrderComplete();
        return navigate(`/order/complete?order_id=${encodeURIComponent(order_id)}`, { replace: true });
      }
      const customer = {
        fullName: form.orderer_name,
        phoneNumber: form.orderer_phone,
        email: form.orderer_email,
      };
      const refusal = await openPayment(payment, `${origin}/order/payment?order_id=${order_id}`, customer);
      if (refusal) await dialogs.alert(refusal);
    } catch (error) {
      if (isApiError(error, 'PRICE_CHANGED')) {
        await refresh();
        return dialogs.alert(copy.priceChanged);
      }
      return dialogs.alert(isApiError(error) ? error.message : copy.paymentFailed);
    }
  };
}
