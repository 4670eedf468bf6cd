import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { firstDay, periodParam } from './period.ts';

/** A page of the ledger in the period of the URL. */
export function pointsQuery({ api }: Pick<RemoteServices, 'api'>, url: URL) {
  const from = firstDay(periodParam(url), new Date());
  return endpointQuery(api, listMyPoints, { query: { page: pageParam(url), ...(from ? { from } : {}) } });
}
