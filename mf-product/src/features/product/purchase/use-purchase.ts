import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useEffect } from 'react';
import { copy } from './copy.ts';
import { useAddToCart, useOrderNow } from './mutations.ts';
import type { SelectionModel } from './selection.ts';

type Action = 'cart' | 'order';

/** What the buying buttons do (spec 4.12, 4.13, 6). `busy` is the action under way. */
export function usePurchase(product: ProductView, model: SelectionModel, products: WantedProduct[]) {
  const { dialogs, navigate, session } = useServices();
  const { status } = useSession();
  const from = `/goods/view/${product.product_id}`;
  const cart = useAddToCart(product, async () => {
    model.clear();
    model.setSheet(false);
    const isWanted = await dialogs.confirm(copy.goToCart, {
      confirmLabel: copy.goToCartLabel,
      cancelLabel: copy.stay,
    });
    if (isWanted) await navigate('/cart');
  });
  const order = useOrderNow();

  /** A guest is sent to log in and the wish remembered; a member's is done at once. */
  const buy = async (kind: Action) => {
    if (products.length === 0) return dialogs.alert(copy.choose);
    if (status !== 'in') {
      session.setPendingWish({ kind, products, from });
      return navigate(`/member/login?redirect_url=${encodeURIComponent(from)}`);
    }
    await (kind === 'cart' ? cart.send(products) : order.send({ products }));
  };

  // The cart wish of a guest who has logged in meanwhile is honoured once.
  const { send } = cart;
  useEffect(() => {
    const wish = session.pendingWish();
    if (status !== 'in' || wish?.kind !== 'cart' || wish.from !== from) return;
    session.setPendingWish(null);
    void send(wish.products);
  }, [status, session, from, send]);

  const busy: Action | null = cart.isBusy ? 'cart' : order.isBusy ? 'order' : null;
  return { buy, busy };
}
