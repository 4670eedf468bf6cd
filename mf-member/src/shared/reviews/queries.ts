import { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Lines that a review is missing of, all of them. */
export const writableQuery = ({ api }: RemoteServices) =>
  endpointQuery(api, listWritableReviews, { query: {} });
