import { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Coupons that can be downloaded now, and which of them this member has. */
export function couponsQuery({ api }: RemoteServices) {
  return endpointQuery(api, listDownloadableCoupons, { query: {} });
}
