import { countCart, listCart } from '@mall/contracts/api/orders/carts';
import { reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from '../../shared/copy.ts';
import { type ReturnedPayment, settlePayment } from '../../shared/mutations.ts';

/** Settles the order of a payment's return and goes to its result. A failure is shown in place: `onFailed` has our words. */
export function useSettlePayment(onFailed: (reason: string) => void) {
  return useTask(
    async (returned: ReturnedPayment, services) => {
      const words = await settlePayment(services, returned);
      if (words !== null) onFailed(words);
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
