import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The server learns of a payment by webhook or by its own rounds; the page shows it within this time, ms. */
export const watchEveryMs = 1800;

/** Of the results of all orders. */
export const resultsKey = endpointKey(viewCompleteOrder);

/** The order as it is, asked for every `watchEveryMs`, under a key of its own: the result page begins with nothing of it. */
export const watchedOrderQuery = ({ api }: RemoteServices, orderId: string) => ({
  queryKey: ['watched payment', orderId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api(viewCompleteOrder, { query: { order_id: orderId } }, { signal }),
  staleTime: 0,
  refetchInterval: watchEveryMs,
});
