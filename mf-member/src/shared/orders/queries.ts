import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

export type MyOrder = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof orderQuery>['queryFn']>>>>;

/** The order that a path names; what is no number of an order is asked for as such, which none is. */
export const orderIdOf = (params: Record<string, string>): string => {
  const { orderId = '' } = params;
  return /^[0-9A-Za-z-]{8,40}$/.test(orderId) ? orderId.toUpperCase() : 'NONE-NONE';
};

/** One order with what can be done. */
export const orderQuery = ({ api }: RemoteServices, order_id: string) =>
  endpointQuery(api, viewMyOrder, { query: { order_id } });
