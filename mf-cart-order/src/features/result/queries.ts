import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

export const completeOrderQuery = ({ api }: RemoteServices, orderId: string) =>
  endpointQuery(api, viewCompleteOrder, { query: { order_id: orderId } });

/** The server hears of a payment by the provider's message or by its own rounds; it is told within this time, ms. */
export const watchEveryMs = 1800;

/** The same, asked again and again until somebody knows what became of the payment. */
export const watchedOrderQuery = (services: RemoteServices, orderId: string, isWatched: boolean) => ({
  ...completeOrderQuery(services, orderId),
  enabled: isWatched,
  staleTime: 0,
  refetchInterval: watchEveryMs,
});
