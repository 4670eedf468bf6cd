import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

export const completeOrderQuery = ({ api }: RemoteServices, orderId: string) =>
  endpointQuery(api, viewCompleteOrder, { query: { order_id: orderId } });
