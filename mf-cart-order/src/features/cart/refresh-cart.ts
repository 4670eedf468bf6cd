import type { Cart } from '@mall/contracts/api/orders/carts';
import type { RemoteServices } from '@mall/remote-kit/services';
import { cartQuery, cartsKey } from './queries.ts';

/** Reads the cart anew, with the amount of whatever lines are checked; resolves when it has come. */
export const readCartAnew = ({ queryClient }: RemoteServices): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: cartsKey });

/** Takes the reply of a change for the cart; only what was asked of some lines is read anew. */
export function showCart(services: RemoteServices, cart: Cart): Promise<void> {
  const { queryKey } = cartQuery(services);
  services.queryClient.setQueryData(queryKey, cart);
  return services.queryClient.invalidateQueries({
    queryKey: cartsKey,
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  });
}
