import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import type { ReviewFilter } from './review-filter.ts';

/** Reviews of a page of the list. */
const pageSize = 10;
/** Reviews whose photos are in the wall and its viewer. */
const wallSize = 30;

/** What all reviews of a product say together. */
export function reviewSummaryQuery({ api }: RemoteServices, product_id: number) {
  return endpointQuery(api, summariseReviews, { query: { product_id } });
}

/** A page of a product's reviews, narrowed and sorted. */
export function reviewListQuery(
  { api }: RemoteServices,
  product_id: number,
  filter: ReviewFilter,
  page: number,
) {
  const { isPhotoOnly, ...rest } = filter;
  return endpointQuery(api, listReviews, {
    query: { product_id, page, limit: pageSize, ...rest, ...(isPhotoOnly ? { is_photo: '1' as const } : {}) },
  });
}

/** Reviews with photos, those that helped most first. */
export function photoReviewsQuery({ api }: RemoteServices, product_id: number) {
  return endpointQuery(api, listReviews, {
    query: { product_id, limit: wallSize, sort: 'LIKEDESC', is_photo: '1' },
  });
}
