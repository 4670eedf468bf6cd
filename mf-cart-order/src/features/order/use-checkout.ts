import { type Checkout, orderPurchase, setOrderTemporary } from '@mall/contracts/api/orders';
import type { RemoteServices } from '@mall/remote-kit/services';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';

const checkoutKey = ['checkout'];

/** A wish to order that was remembered through login, or through the guest button, becomes the temporary order now (spec 4.13). */
async function startCheckout({ api, session }: RemoteServices): Promise<Checkout> {
  const wish = session.pendingWish();
  if (wish?.kind === 'order') {
    await api(setOrderTemporary, { body: { products: wish.products, order_location: 'goods' } });
    session.setPendingWish(null);
  }
  return api(orderPurchase, { body: {} });
}

/** The order page's content; always priced anew, never from a cache. */
export function useCheckout() {
  const services = useServices();
  const { status } = useSession();
  return useQuery({
    queryKey: checkoutKey,
    queryFn: () => startCheckout(services),
    enabled: status !== 'checking',
    staleTime: 0,
    gcTime: 0,
  });
}
