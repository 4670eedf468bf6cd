import { listClaimPhotos } from '@mall/contracts/api/orders/claims/list-claim-photos';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Their addresses end after an hour (ms): they are asked for anew before. */
const photosMs = 45 * 60_000;

/** Photos of a request, for anyone who may change its order. */
export const claimPhotosQuery = ({ api }: RemoteServices, claim_id: number) => ({
  ...endpointQuery(api, listClaimPhotos, { query: { claim_id } }),
  staleTime: photosMs,
  gcTime: photosMs,
  refetchInterval: photosMs,
});
