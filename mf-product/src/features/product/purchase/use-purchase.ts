import { checkBundleAmount } from '@mall/contracts/api/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders';
import type { ProductView } from '@mall/contracts/api/products';
import { isApiError } from '@mall/contracts/client/api-error';
import type { PendingWish } from '@mall/contracts/platform/services';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useEffect, useRef, useState } from 'react';
import { putIntoCart } from './add-to-cart.ts';
import { copy } from './copy.ts';
import type { SelectionModel } from './selection.ts';

/** The order page comes this long after the temporary order (spec 4.13), ms. */
const orderPauseMs = 1000;

type Action = 'cart' | 'order';

/** What the buying buttons do (spec 4.12, 4.13, 6). `busy` is the action under way. */
export function usePurchase(product: ProductView, model: SelectionModel) {
  const services = useServices();
  const { api, dialogs, navigate, session } = services;
  const { status } = useSession();
  const [busy, setBusy] = useState<Action | null>(null);
  const from = `/goods/view/${product.product_id}`;

  const attempt = async (action: Action, work: () => Promise<void>) => {
    setBusy(action);
    try {
      await work();
    } catch (error) {
      // A dead login has its own dialog; everything else says the server's words.
      if (!isApiError(error, 'UNAUTHENTICATED'))
        await dialogs.alert(isApiError(error) ? error.message : copy.failed);
    } finally {
      setBusy(null);
    }
  };

  const addToCart = (products: PendingWish['products']) =>
    attempt('cart', async () => {
      if (!(await putIntoCart(services, product, products))) return;
      model.clear();
      model.setSheet(false);
      const isWanted = await dialogs.confirm(copy.goToCart, {
        confirmLabel: copy.goToCartLabel,
        cancelLabel: copy.stay,
      });
      if (isWanted) await navigate('/cart');
    });

  const order = (products: PendingWish['products']) =>
    attempt('order', async () => {
      await api(checkBundleAmount, { body: { product_info: products, order_location: 'goods' } });
      await api(setOrderTemporary, { body: { products, order_location: 'goods' } });
      dialogs.toast(copy.toOrder);
      await new Promise((resolve) => setTimeout(resolve, orderPauseMs));
      await navigate('/order');
    });

  /** A guest is sent to log in and the wish remembered; a member's is done at once. */
  const buy = async (kind: Action) => {
    const products = model.wanted();
    if (products.length === 0) return dialogs.alert(copy.choose);
    if (status !== 'in') {
      session.setPendingWish({ kind, products, from });
      return navigate(`/member/login?redirect_url=${encodeURIComponent(from)}`);
    }
    return kind === 'cart' ? addToCart(products) : order(products);
  };

  // The cart wish of a guest who has logged in meanwhile is honoured once.
  const honour = useRef(addToCart);
  honour.current = addToCart;
  useEffect(() => {
    const wish = session.pendingWish();
    if (status !== 'in' || wish?.kind !== 'cart' || wish.from !== from) return;
    session.setPendingWish(null);
    void honour.current(wish.products);
  }, [status, session, from]);

  return { buy, busy };
}
