import { isApiError } from '@mall/contracts/client/api-error';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { pageParam } from '@mall/remote-kit/url-params';
import { descriptionOf, listIndexing } from '../../shared/article-head.ts';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { keywordParam } from '../../shared/search/keyword-param.ts';
import { copy } from './copy.ts';
import { noticeListHref, noticeListQuery, noticeQuery } from './queries.ts';

export function noticeListHead({ services, url }: RouteContext): Head {
  const list = services.queryClient.getQueryData(noticeListQuery(services, url).queryKey);
  return {
    title: copy.title,
    description: copy.description,
    canonical: noticeListHref(pageParam(url)),
    ...(keywordParam(url) ? { isNoIndex: true } : listIndexing(list)),
    jsonLd: jsonLdOf(services.origin, [{ name: copy.title, path: noticeListHref() }]),
  };
}

export function noticeHead({ services, params }: RouteContext): Head {
  const state = services.queryClient.getQueryState(noticeQuery(services, params.noticeId).queryKey);
  if (isApiError(state?.error, 'NOT_FOUND'))
    return { title: copy.notFound, description: copy.notFoundHint, status: 404, isNoIndex: true };
  const notice = state?.data;
  if (!notice) return { title: copy.title, description: copy.description };
  const path = `/board/notice/${notice.notice_id}`;
  return {
    title: `${notice.title} - ${copy.title}`,
    description: descriptionOf(notice.content.join(' ')) || copy.description,
    canonical: path,
    jsonLd: jsonLdOf(
      services.origin,
      [
        { name: copy.title, path: noticeListHref() },
        { name: notice.title, path },
      ],
      {
        '@type': 'Article',
        headline: notice.title,
        datePublished: notice.created_at,
        mainEntityOfPage: `${services.origin}${path}`,
        author: { '@type': 'Organization', name: 'TBH SHOP', url: services.origin },
      },
    ),
  };
}
