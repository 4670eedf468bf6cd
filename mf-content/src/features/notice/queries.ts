import { listNotices, viewNotice } from '@mall/contracts/api/content/content';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { idParam, pageParam } from '@mall/remote-kit/url-params';
import { keywordParam } from '../../shared/search/keyword-param.ts';

/** A page of the board, with the word that the URL searches for. */
export function noticeListQuery({ api }: RemoteServices, url: URL) {
  const keyword = keywordParam(url);
  return endpointQuery(api, listNotices, {
    query: { page: pageParam(url), ...(keyword ? { keyword } : {}) },
  });
}

/** Address of a page of the board. */
export function noticeListHref(page = 1, keyword = ''): string {
  const query = new URLSearchParams({
    ...(keyword ? { keyword } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `/board/notice?${query}` : '/board/notice';
}

/** A notice by the id of its URL; an id that is no number is asked for as 0, which no notice has. */
export function noticeQuery({ api }: RemoteServices, id: string | undefined) {
  return endpointQuery(api, viewNotice, { params: { id: idParam(id) ?? 0 } });
}
