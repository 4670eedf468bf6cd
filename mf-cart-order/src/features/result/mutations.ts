import { countCart, listCart } from '@mall/contracts/api/orders/carts';
import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from '../../shared/copy.ts';
import { type ReturnedPayment, settlePayment } from '../../shared/mutations.ts';
import { isPassingFailure } from '../../shared/watch-payment.ts';

/** What became of a payment that did not lead to a result. */
export type Unpaid =
  /** Nobody has said yet whether money was taken. */
  | { isKnown: false }
  /** `isUncharged`: certain that no money was taken, so that the shopper may pay again. */
  | { isKnown: true; words: string; isUncharged: boolean };

/**
 * Settles the order of a payment's return and goes to its result, or shows what is known of it instead; resolves true
 * where it went there.
 */
export function useSettlePayment(onUnpaid: (unpaid: Unpaid) => void) {
  return useTask(
    async (returned: ReturnedPayment, services) => {
      const words = await settlePayment(services, returned);
      if (words !== null) onUnpaid({ isKnown: true, words, isUncharged: true });
      return words === null;
    },
    {
      invalidates: [listCart, countCart],
      onFailure: (error) => {
        if (isPassingFailure(error)) onUnpaid({ isKnown: false });
        else {
          const words = isApiError(error) ? error.message : copy.paymentFailed;
          onUnpaid({
            isKnown: true,
            words,
            isUncharged: isApiError(error, checkOrderPayment, 'PAYMENT_FAILED'),
          });
        }
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
