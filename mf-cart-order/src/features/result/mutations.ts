import { countCart, listCart } from '@mall/contracts/api/orders/carts';
import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import type { RemoteServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { markOrderComplete } from '../../shared/order-complete-cookie.ts';
import { copy } from './copy.ts';

/** A payment that the provider is still working on is asked about again after this long, ms, this many times. */
const pendingPauseMs = 1500;
const pendingTries = 5;

/** What the provider sent the shopper back with: its message only comes with a failure. */
interface ReturnedPayment {
  orderId: string;
  providerMessage: string | null;
}

/**
 * Settles an order with the server, which asks the provider itself, and goes to its result. A failure is shown in
 * place: `onFailed` receives the reason.
 */
export function useSettlePayment(onFailed: (reason: string) => void) {
  return useTask(
    async ({ orderId, providerMessage }: ReturnedPayment, { api, navigate }) => {
      if (providerMessage !== null) {
        await api(reportFailedOrder, { body: { order_id: orderId } }).catch(() => undefined);
        return onFailed(providerMessage);
      }
      await checkPayment(api, orderId);
      markOrderComplete();
      return navigate(`/order/complete?order_id=${encodeURIComponent(orderId)}`, { replace: true });
    },
    {
      invalidates: [listCart, countCart],
      onFailure: (error) => {
        onFailed(isApiError(error) ? error.message : copy.failedDefault);
        return true;
      },
    },
  );
}

async function checkPayment(api: RemoteServices['api'], orderId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api(checkOrderPayment, { body: { order_id: orderId } });
      return;
    } catch (error) {
      if (!isApiError(error, checkOrderPayment, 'PAYMENT_PENDING') || attempt >= pendingTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pendingPauseMs));
    }
  }
}
