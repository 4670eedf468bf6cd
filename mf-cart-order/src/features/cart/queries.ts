import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { type Cart, listCart } from '@mall/contracts/api/orders/carts';
import { endpointKey, endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The cart with the amount of the given lines; of all of them when none are named. */
export const cartQuery = ({ api }: RemoteServices, cartIds?: readonly number[]) =>
  endpointQuery(api, listCart, { body: cartIds ? { cart_ids: [...cartIds] } : {} });

/** Reads the cart anew, with the amount of whatever lines are checked; resolves when it has come. */
export const readCartAnew = ({ queryClient }: RemoteServices): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: endpointKey(listCart) });

/** Takes the reply of a change for the cart; only what was asked of some lines is read anew. */
export function showCart(services: RemoteServices, cart: Cart): Promise<void> {
  const { queryKey } = cartQuery(services);
  services.queryClient.setQueryData(queryKey, cart);
  return services.queryClient.invalidateQueries({
    queryKey: endpointKey(listCart),
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  });
}

/** What sells best, for who has nothing in the cart. */
export const bestQuery = ({ api }: RemoteServices) => ({
  ...endpointQuery(api, searchProducts, { query: { sort: 'BESTDESC', display_size: 8 } }),
  staleTime: longStaleTimeMs,
});

/** A guest has no cart (spec 6). */
export async function prefetchCart(services: RemoteServices): Promise<void> {
  if (services.session.current().status === 'in')
    await services.queryClient.prefetchQuery(cartQuery(services));
}
