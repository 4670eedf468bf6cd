import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { viewMember } from '@mall/contracts/api/people/members';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The member, who may be an administrator. */
export function memberQuery({ api }: RemoteServices, memberId: number | null) {
  return {
    ...endpointQuery(api, viewMember, { params: { id: memberId ?? 0 }, query: {} }),
    staleTime: longStaleTimeMs,
    enabled: memberId !== null,
  };
}

/** The product as administrators see it (spec 6, admin flag). Always fresh: stock is why they look. */
export function adminViewQuery({ api }: RemoteServices, productId: number) {
  return {
    ...endpointQuery(api, viewProduct, { params: { id: productId }, query: { isAdmin: '1' } }),
    staleTime: 0,
  };
}
