import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { viewMember } from '@mall/contracts/api/people/members';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The temporary order (spec 4.13); always priced anew, never from a cache. */
export function checkoutQuery({ api }: RemoteServices) {
  return { ...endpointQuery(api, orderPurchase, { body: {} }), staleTime: 0, gcTime: 0 };
}

/** The member who orders; not to be asked for without one. */
export function memberQuery({ api }: RemoteServices, memberId: number | null) {
  return {
    ...endpointQuery(api, viewMember, { params: { id: memberId ?? 0 }, query: {} }),
    staleTime: longStaleTimeMs,
  };
}
