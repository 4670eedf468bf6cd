import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { viewMember } from '@mall/contracts/api/people/members';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

type CheckoutBody = EndpointInput<typeof orderPurchase>['body'];

/** What was counted a moment ago is not asked for again when it is shown, ms. */
const countedAgoMs = 2000;

/** The temporary order (spec 4.13), priced anew with these benefits; the best coupons unless something else is asked. */
export function checkoutQuery({ api }: RemoteServices, body: CheckoutBody = { use_best_coupons: true }) {
  return {
    ...endpointQuery(api, orderPurchase, { body }),
    staleTime: countedAgoMs,
    gcTime: countedAgoMs,
  };
}

/** The member who orders; not to be asked for without one. */
export function memberQuery({ api }: RemoteServices, memberId: number | null) {
  return {
    ...endpointQuery(api, viewMember, { params: { id: memberId ?? 0 }, query: {} }),
    staleTime: longStaleTimeMs,
  };
}
