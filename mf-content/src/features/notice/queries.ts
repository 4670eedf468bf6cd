import { listNotices, viewNotice } from '@mall/contracts/api/content/content';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { idParam } from '@mall/remote-kit/url-params';

export function noticeListQuery({ api }: RemoteServices, page: number) {
  return endpointQuery(api, listNotices, { query: { page } });
}

/** A notice by the id of its URL; an id that is no number is asked for as 0, which no notice has. */
export function noticeQuery({ api }: RemoteServices, id: string | undefined) {
  return endpointQuery(api, viewNotice, { params: { id: idParam(id) ?? 0 } });
}
