import { countCart, listCart } from '@mall/contracts/api/orders/carts';
import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import type { RemoteServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from '../../shared/copy.ts';
import { markOrderComplete } from '../../shared/order-complete-cookie.ts';
import { wordsOfFailure } from '../../shared/payment-failure.ts';

/** A payment that the provider is still working on is asked about again after this long, ms, this many times. */
const pendingPauseMs = 1500;
const pendingTries = 5;
/** Where the provider has no payment, or none that worked. */
const unpaidCodes: ReadonlySet<string> = new Set(['PAYMENT_PENDING', 'PAYMENT_FAILED']);

/** What the shopper came back with: `code` is in the address when the provider says that the payment failed. */
interface ReturnedPayment {
  orderId: string;
  code: string | null;
}

/**
 * Settles an order with the server, which asks the provider itself, and goes to its result. Anybody can write the
 * address: what stands in it neither decides nor is shown. A failure is shown in place: `onFailed` receives our words.
 */
export function useSettlePayment(onFailed: (reason: string) => void) {
  return useTask(
    async ({ orderId, code }: ReturnedPayment, { api, navigate }) => {
      try {
        await checkPayment(api, orderId, code === null ? pendingTries : 1);
      } catch (error) {
        const isUnpaid = isApiError(error, checkOrderPayment) && unpaidCodes.has(error.code);
        if (code === null || !isUnpaid) throw error;
        return onFailed(wordsOfFailure(code));
      }
      markOrderComplete();
      return navigate(`/order/complete?order_id=${encodeURIComponent(orderId)}`, { replace: true });
    },
    {
      invalidates: [listCart, countCart],
      onFailure: (error) => {
        onFailed(isApiError(error) ? error.message : copy.paymentFailed);
        return true;
      },
    },
  );
}

/**
 * Gives up an order that was not paid, because the shopper asks for another try: stock, points and coupons are free at
 * once. The server keeps an order whose payment it finds.
 */
export function useOrderAgain() {
  return useTask(
    async (orderId: string, { api, navigate }) => {
      await api(reportFailedOrder, { body: { order_id: orderId } }).catch(() => undefined);
      return navigate('/order');
    },
    { invalidates: [listCart, countCart] },
  );
}

async function checkPayment(api: RemoteServices['api'], orderId: string, tries: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api(checkOrderPayment, { body: { order_id: orderId } });
      return;
    } catch (error) {
      if (!isApiError(error, checkOrderPayment, 'PAYMENT_PENDING') || attempt >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pendingPauseMs));
    }
  }
}
