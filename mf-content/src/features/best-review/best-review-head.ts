import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { pageParam } from '@mall/remote-kit/url-params';
import { listIndexing } from '../../shared/article-head.ts';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { copy } from './copy.ts';
import { bestReviewsHref, bestReviewsQuery, isPhotoOnly } from './queries.ts';

export function bestReviewsHead({ services, url }: RouteContext): Head {
  const path = bestReviewsHref(pageParam(url), isPhotoOnly(url));
  return {
    title: copy.title,
    description: copy.description,
    canonical: path,
    ...listIndexing(services.queryClient.getQueryData(bestReviewsQuery(services, url).queryKey)),
    jsonLd: jsonLdOf(services.origin, [{ name: copy.title, path }]),
  };
}
