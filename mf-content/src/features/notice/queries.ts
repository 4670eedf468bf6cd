import { listNotices, viewNotice } from '@mall/contracts/api/content';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

const maximumPage = 1000;

/** Page of the notice board in a URL; anything else than a page number means the first (spec 2.2). */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= maximumPage ? page : 1;
}

export function noticeListQuery({ api }: RemoteServices, page: number) {
  return endpointQuery(api, listNotices, { query: { page } });
}

/** A notice by the id of its URL; an id that is no number is asked for as 0, which no notice has. */
export function noticeQuery({ api }: RemoteServices, id: string | undefined) {
  return endpointQuery(api, viewNotice, { params: { id: id && /^\d{1,9}$/.test(id) ? Number(id) : 0 } });
}
