import { listWritableReviews, openReview } from '@mall/contracts/api/community/review-writing';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** What the member may review of a product, and the measures that they gave last. */
export function writableQuery({ api }: RemoteServices, product_id: number) {
  return endpointQuery(api, listWritableReviews, { query: { product_id } });
}

/** A review of the member's as its form begins. */
export function openReviewQuery({ api }: RemoteServices, review_id: number) {
  return endpointQuery(api, openReview, { query: { review_id } });
}
