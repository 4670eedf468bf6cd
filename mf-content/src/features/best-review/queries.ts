import { listBestReviews } from '@mall/contracts/api/community/reviews';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { choiceParam, pageParam } from '@mall/remote-kit/url-params';

const pageSize = 12;

/** Whether a URL asks for reviews with pictures only. */
export const isPhotoOnly = (url: URL) => choiceParam(url, 'is_photo', ['1']) !== null;

/** A page of a site's best reviews. */
export function bestReviewsQuery({ api }: RemoteServices, url: URL) {
  return endpointQuery(api, listBestReviews, {
    query: {
      family_site_id: familySiteOfUrl(url).id,
      page: pageParam(url),
      limit: pageSize,
      ...(isPhotoOnly(url) ? { is_photo: '1' as const } : {}),
    },
  });
}

/** Address of a page of best reviews (spec 2.1). */
export const bestReviewsHref = (page = 1, isPhoto = false) =>
  `/board/plus_review_article?${isPhoto ? 'is_photo=1&' : ''}page=${page}`;
