import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { pageParam } from '@mall/remote-kit/url-params';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { copy } from './copy.ts';
import { bestReviewsHref, isPhotoOnly } from './queries.ts';

export function bestReviewsHead({ services, url }: RouteContext): Head {
  const path = bestReviewsHref(pageParam(url), isPhotoOnly(url));
  return {
    title: copy.title,
    description: copy.description,
    canonical: path,
    jsonLd: jsonLdOf(services.origin, [{ name: copy.title, path }]),
  };
}
