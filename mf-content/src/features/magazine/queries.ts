import { listMagazines, viewMagazine } from '@mall/contracts/api/content/magazines';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { idParam, pageParam } from '@mall/remote-kit/url-params';
import { previewOf } from '../../shared/preview.ts';

/** One large article and three rows of three. */
const pageSize = 10;
/** Highest id that the API takes, which no article has. */
const unknownId = 2_147_483_647;

export function magazineListQuery({ api }: RemoteServices, url: URL) {
  return endpointQuery(api, listMagazines, {
    query: { family_site_id: familySiteOfUrl(url).id, page: pageParam(url), limit: pageSize },
  });
}

/** An article by the id of its URL. */
export function magazineQuery({ api }: RemoteServices, id: string | undefined, url: URL) {
  return endpointQuery(api, viewMagazine, {
    params: { id: idParam(id) ?? unknownId },
    query: previewOf(url),
  });
}
