import { listWishIds } from '@mall/contracts/api/people/wishes';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Ids of everything that the member has wished for. */
export function wishIdsQuery({ api }: Pick<RemoteServices, 'api'>) {
  return endpointQuery(api, listWishIds, {});
}
