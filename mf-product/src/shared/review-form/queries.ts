import { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** What the member may review of a product, and the measures that they gave last. */
export function writableQuery({ api }: RemoteServices, product_id: number) {
  return endpointQuery(api, listWritableReviews, { query: { product_id } });
}
