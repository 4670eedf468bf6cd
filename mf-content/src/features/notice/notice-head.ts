import { isApiError } from '@mall/contracts/client/api-error';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { pageParam } from '@mall/remote-kit/url-params';
import { copy } from './copy.ts';
import { noticeQuery } from './queries.ts';

const descriptionLength = 150;

export function noticeListHead({ url }: RouteContext): Head {
  const page = pageParam(url);
  return {
    title: copy.title,
    description: copy.description,
    canonical: page > 1 ? `/board/notice?page=${page}` : '/board/notice',
  };
}

export function noticeHead({ services, params }: RouteContext): Head {
  const state = services.queryClient.getQueryState(noticeQuery(services, params.noticeId).queryKey);
  if (isApiError(state?.error, 'NOT_FOUND'))
    return { title: copy.notFound, description: copy.notFoundHint, status: 404, isNoIndex: true };
  const notice = state?.data;
  if (!notice) return { title: copy.title, description: copy.description };
  return {
    title: `${notice.title} - ${copy.title}`,
    description: notice.content.join(' ').slice(0, descriptionLength) || copy.description,
    canonical: `/board/notice/${notice.notice_id}`,
  };
}
