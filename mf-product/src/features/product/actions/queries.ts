import { listWishes } from '@mall/contracts/api/people/wishes';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Whether the member has wished for a product: it is the only row then. */
export function wishQuery({ api }: RemoteServices, productId: number) {
  return endpointQuery(api, listWishes, { query: { product_id: productId, limit: 1 } });
}
