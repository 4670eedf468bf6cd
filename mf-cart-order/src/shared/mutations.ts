import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointCode } from '@mall/contracts/endpoint';
import type { RemoteServices } from '@mall/remote-kit/services';
import { markOrderComplete } from './order-complete-cookie.ts';
import { dropSeenResults, outdateAll } from './outdate.ts';
import { dropPayingOrder } from './paying-order.ts';
import { wordsOfFailure } from './payment-failure.ts';

/** A payment that the provider is still working on is asked about again after this long, ms, this many times. */
const pendingDelayMs = 1500;
const pendingTries = 5;
/** Where the provider has no payment, or none that worked. */
const unpaidCodes: ReadonlySet<EndpointCode<typeof checkOrderPayment>> = new Set([
  'PAYMENT_PENDING',
  'PAYMENT_FAILED',
]);

/** What a payment window or an address brought back: `code` when the provider says that the payment failed. */
export interface ReturnedPayment {
  orderId: string;
  code: string | null;
  /** It was asked about before: once is enough. */
  isAskedAgain?: boolean;
}

/**
 * Settles an order with the server, which asks the provider itself, and goes to its result. Resolves with our words when
 * nothing was paid. What the browser brought back neither decides nor is shown: anybody can write it.
 */
export async function settlePayment(
  services: RemoteServices,
  { orderId, code, isAskedAgain = false }: ReturnedPayment,
): Promise<string | null> {
  const { api, navigate } = services;
  try {
    await checkPayment(api, orderId, code === null && !isAskedAgain ? pendingTries : 1);
  } catch (error) {
    const isUnpaid = isApiError(error, checkOrderPayment) && unpaidCodes.has(error.code);
    if (code === null || !isUnpaid) throw error;
    dropPayingOrder();
    return wordsOfFailure(code);
  }
  dropPayingOrder();
  markOrderComplete();
  dropSeenResults(services);
  outdateAll(services);
  // Back must not lead to what has nothing left to pay.
  await navigate(`/order/complete?order_id=${encodeURIComponent(orderId)}`, { backTo: '/' });
  return null;
}

async function checkPayment(api: RemoteServices['api'], orderId: string, tries: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api(checkOrderPayment, { body: { order_id: orderId } });
      return;
    } catch (error) {
      if (!isApiError(error, checkOrderPayment, 'PAYMENT_PENDING') || attempt >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pendingDelayMs));
    }
  }
}
