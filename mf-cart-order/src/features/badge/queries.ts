import { countCart } from '@mall/contracts/api/orders/carts';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

export const cartCountQuery = ({ api }: RemoteServices) => endpointQuery(api, countCart, {});

/** A guest has no cart (spec 6): nothing is asked. */
export async function prefetchCartCount(services: RemoteServices): Promise<void> {
  if (services.session.current().status === 'in')
    await services.queryClient.prefetchQuery(cartCountQuery(services));
}
