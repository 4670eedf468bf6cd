import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Ids that the API takes at once. */
const maximumIds = 50;

/** Cards of the ids asked for, in their order. */
export function productGridQuery({ api }: Pick<RemoteServices, 'api'>, productIds: readonly number[]) {
  return endpointQuery(api, productInfo, {
    query: { product_ids: productIds.slice(0, maximumIds).map(String) },
  });
}
