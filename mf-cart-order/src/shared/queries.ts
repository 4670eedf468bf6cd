import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The server learns of a payment by webhook or by its own rounds; the page shows it within this time, ms. */
export const watchEveryMs = 1800;

/** A result page that is opened next asks anew: what was seen of the order is from before its payment. */
export const dropSeenResults = ({ queryClient }: RemoteServices): void =>
  queryClient.removeQueries({ queryKey: endpointKey(viewCompleteOrder) });

/** An order changes what many pages show, from stock to points: all that is cached is asked for anew when it is shown next. */
export const outdateAll = ({ queryClient }: Pick<RemoteServices, 'queryClient'>): void =>
  void queryClient.invalidateQueries({ refetchType: 'none' });

/** The order as it is, asked for every `watchEveryMs`, under a key of its own: the result page begins with nothing of it. */
export const watchedOrderQuery = ({ api }: RemoteServices, orderId: string) => ({
  queryKey: ['watched payment', orderId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api(viewCompleteOrder, { query: { order_id: orderId } }, { signal }),
  staleTime: 0,
  refetchInterval: watchEveryMs,
});
