import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** What can be chosen of a product now; never from a cache, as stock moves. */
export function optionInfoQuery({ api }: RemoteServices, productId: number, isQuick: boolean) {
  const query = { product_id: productId, ...(isQuick ? { is_guarantee: '1' as const } : {}) };
  return { ...endpointQuery(api, viewOptionInfo, { query }), staleTime: 0 };
}
