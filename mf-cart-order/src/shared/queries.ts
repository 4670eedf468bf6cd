import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** A result page that is opened next asks anew: what was seen of the order is from before its payment. */
export const dropSeenResults = ({ queryClient }: RemoteServices): void =>
  queryClient.removeQueries({ queryKey: endpointKey(viewCompleteOrder) });
