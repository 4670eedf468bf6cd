import { readSizeProfile } from '@mall/contracts/api/community/size-advice';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The member's size profile. Pages that change it have it read anew. */
export function sizeProfileQuery({ api }: Pick<RemoteServices, 'api'>) {
  return { ...endpointQuery(api, readSizeProfile, {}), staleTime: longStaleTimeMs };
}
