import { listClaimPhotos } from '@mall/contracts/api/orders/claims/claim-photos';
import { listReceipts } from '@mall/contracts/api/orders/my-orders';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Where the goods of an order are. */
export const trackingQuery = ({ api }: RemoteServices, order_id: string) =>
  endpointQuery(api, trackOrder, { query: { order_id } });

/** Their addresses end after an hour (ms): they are asked for anew before. */
const photosMs = 45 * 60_000;

/** Photos of a request, for who may change its order. */
export const claimPhotosQuery = ({ api }: RemoteServices, claim_id: number) => ({
  ...endpointQuery(api, listClaimPhotos, { query: { claim_id } }),
  staleTime: photosMs,
  gcTime: photosMs,
  refetchInterval: photosMs,
});

/** Where the payment provider shows papers about an order. */
export const receiptsQuery = ({ api }: RemoteServices, order_id: string) =>
  endpointQuery(api, listReceipts, { query: { order_id } });
