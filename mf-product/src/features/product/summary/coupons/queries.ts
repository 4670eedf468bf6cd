import { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Coupons that can be downloaded now and work on a product, with the price of a piece (KRW). */
export function productCouponsQuery({ api }: RemoteServices, productId: number) {
  return endpointQuery(api, listDownloadableCoupons, { query: { product_id: productId } });
}
