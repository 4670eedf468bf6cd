import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { countMyOrderStatuses } from '@mall/contracts/api/orders/my-orders';
import { listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { listWishIds } from '@mall/contracts/api/people/wishes';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { gradesQuery, memberQuery } from '../../shared/queries.ts';

type Api = Pick<RemoteServices, 'api'>;

export const orderCountsQuery = ({ api }: Api) => endpointQuery(api, countMyOrderStatuses, {});
export const couponsQuery = ({ api }: Api) => endpointQuery(api, listMyCoupons, { query: {} });
export const pointsQuery = ({ api }: Api) => endpointQuery(api, listMyPoints, { query: {} });
export const wishIdsQuery = ({ api }: Api) => endpointQuery(api, listWishIds, {});
export const alarmsQuery = ({ api }: Api) =>
  endpointQuery(api, listRestockAlarms, { query: { page: 1, limit: 1 } });
/** Cards of what this browser looked at. */
export const cardsQuery = ({ api }: Api, ids: readonly number[]) =>
  endpointQuery(api, productInfo, { query: { product_ids: ids.map(String) } });

/** What the first screen of a member shows. */
export async function prefetchMyHome(services: RemoteServices): Promise<void> {
  const { queryClient, session } = services;
  const { memberId } = session.current();
  if (memberId === null) return;
  await Promise.all([
    queryClient.prefetchQuery(memberQuery(services, memberId)),
    queryClient.prefetchQuery(gradesQuery(services)),
    queryClient.prefetchQuery(orderCountsQuery(services)),
    queryClient.prefetchQuery(couponsQuery(services)),
    queryClient.prefetchQuery(pointsQuery(services)),
    queryClient.prefetchQuery(wishIdsQuery(services)),
    queryClient.prefetchQuery(alarmsQuery(services)),
  ]);
}
