import { listMyReviews } from '@mall/contracts/api/community/my-writings';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { choiceParam, pageParam } from '@mall/remote-kit/url-params';
import { writableQuery } from '../../shared/reviews/queries.ts';

export type ReviewTab = 'write' | 'written';

/** The tab that a URL opens; what is still to be written where it names none (spec 2.2). */
export const tabOf = (url: URL): ReviewTab => choiceParam(url, 'tab', ['written']) ?? 'write';

export const reviewsHref = (tab: ReviewTab, page = 1): string =>
  `/mypage/reviews?tab=${tab}${page > 1 ? `&page=${page}` : ''}`;

/** A page of what the member wrote. */
export const myReviewsQuery = ({ api }: RemoteServices, page: number) =>
  endpointQuery(api, listMyReviews, { query: { page, limit: 10 } });

/** What the tab of a URL shows at first. */
export function prefetchReviews(services: RemoteServices, url: URL): Promise<void> {
  const { queryClient } = services;
  return tabOf(url) === 'write'
    ? queryClient.prefetchQuery(writableQuery(services))
    : queryClient.prefetchQuery(myReviewsQuery(services, pageParam(url)));
}
