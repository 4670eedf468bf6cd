import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { listCart } from '@mall/contracts/api/orders/carts';
import { endpointKey, endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The cart with the amount of the given lines; of all of them when none are named. */
export const cartQuery = ({ api }: RemoteServices, cartIds?: readonly number[]) =>
  endpointQuery(api, listCart, { body: cartIds ? { cart_ids: [...cartIds] } : {} });

/** Of the cart with the amount of any lines. */
export const cartsKey = endpointKey(listCart);

/** What sells best, for anyone with an empty cart. */
export const bestQuery = ({ api }: RemoteServices) => ({
  ...endpointQuery(api, searchProducts, { query: { sort: 'BESTDESC', display_size: 8 } }),
  staleTime: longStaleTimeMs,
});

/** A guest has no cart (spec 6). */
export async function prefetchCart(services: RemoteServices): Promise<void> {
  if (services.session.current().status === 'in')
    await services.queryClient.prefetchQuery(cartQuery(services));
}
