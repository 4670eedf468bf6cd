import { countMyOrderStatuses, listMyOrders } from '@mall/contracts/api/orders/my-orders';
import { koreanDay } from '@mall/contracts/domain/korean-day';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { writableQuery } from '../../shared/reviews/queries.ts';
import { daysOf, searchOf } from './period.ts';

/** A page of the orders that a URL looks for. */
export function ordersQuery({ api }: RemoteServices, url: URL) {
  const search = searchOf(url, pageParam(url));
  const { from, to } = daysOf(search, koreanDay(Date.now()));
  const { status, page } = search;
  return endpointQuery(api, listMyOrders, { query: { page, from, to, ...(status ? { status } : {}) } });
}

export const countsQuery = ({ api }: RemoteServices) => endpointQuery(api, countMyOrderStatuses, {});

/** A guest has no list. */
export async function prefetchOrders(services: RemoteServices, url: URL): Promise<void> {
  if (services.session.current().status !== 'in') return;
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(ordersQuery(services, url)),
    queryClient.prefetchQuery(countsQuery(services)),
    queryClient.prefetchQuery(writableQuery(services)),
  ]);
}
