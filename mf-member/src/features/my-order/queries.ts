import { trackOrder } from '@mall/contracts/api/orders/order-tracking';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Where the goods of an order are. */
export const trackingQuery = ({ api }: RemoteServices, order_id: string) =>
  endpointQuery(api, trackOrder, { query: { order_id } });
