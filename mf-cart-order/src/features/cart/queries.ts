import { listCart } from '@mall/contracts/api/orders/carts';
import { endpointKey, endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The cart with the amount of the given lines; of all of them when none are named. */
export const cartQuery = ({ api }: RemoteServices, cartIds?: readonly number[]) =>
  endpointQuery(api, listCart, { body: cartIds ? { cart_ids: [...cartIds] } : {} });

/** Reads the cart anew, with the amount of whatever lines are checked; resolves when it has come. */
export const readCartAnew = ({ queryClient }: RemoteServices): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: endpointKey(listCart) });

/** A guest has no cart (spec 6). */
export async function prefetchCart(services: RemoteServices): Promise<void> {
  if (services.session.current().status === 'in')
    await services.queryClient.prefetchQuery(cartQuery(services));
}
