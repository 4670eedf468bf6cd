import { listMyCoupons } from '@mall/contracts/api/money/my-benefits';
import { countMyOrderStatuses } from '@mall/contracts/api/orders/my-orders';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

type Api = Pick<RemoteServices, 'api'>;

export const orderCountsQuery = ({ api }: Api) => endpointQuery(api, countMyOrderStatuses, {});
export const couponsQuery = ({ api }: Api) => endpointQuery(api, listMyCoupons, { query: {} });
