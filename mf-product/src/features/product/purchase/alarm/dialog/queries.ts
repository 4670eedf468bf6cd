import { viewMember } from '@mall/contracts/api/people/members';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The member whose phone is proposed. */
export function memberQuery({ api }: RemoteServices, memberId: number | null) {
  return {
    ...endpointQuery(api, viewMember, { params: { id: memberId ?? 0 }, query: {} }),
    staleTime: longStaleTimeMs,
    enabled: memberId !== null,
  };
}
