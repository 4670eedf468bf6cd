import type { ProductView } from '@mall/contracts/api/catalogue/products';
import { addToCart, checkBundleAmount, type WantedProduct } from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/orders';
import { cartCountChanged, cartProductsAdded } from '@mall/contracts/events/topics';
import { useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** The order page comes this long after the temporary order (spec 4.13), ms. */
const orderPauseMs = 1000;

/**
 * Puts products into the member's cart (spec 4.12): asks when they lie there already, and adds nothing on a no. The
 * header's badge and tracking hear what went in; `onAdded` follows.
 */
export function useAddToCart(product: ProductView, onAdded: () => Promise<void>) {
  const { bus, dialogs } = useServices();
  return useTask(async (products: WantedProduct[], { api }) => {
    let reply = await api(addToCart, { body: { products } });
    if (reply.same_add_cart_confirm === 'Y') {
      if (!(await dialogs.confirm(copy.sameProduct))) return;
      reply = await api(addToCart, { body: { products, same_product: 'Y' } });
    }
    bus.publish(cartCountChanged, { count: reply.count });
    bus.publish(cartProductsAdded, {
      products: products.map(({ order_quantity }) => ({
        product_id: product.product_id,
        product_name: product.product_name,
        last_price: product.price_info.last_price,
        quantity: order_quantity,
      })),
    });
    await onAdded();
  });
}

/** Makes products the temporary order and goes to the order page (spec 4.13). */
export function useOrderNow() {
  return useTask(async (products: WantedProduct[], { api, dialogs, navigate }) => {
    await api(checkBundleAmount, { body: { product_info: products, order_location: 'goods' } });
    await api(setOrderTemporary, { body: { products, order_location: 'goods' } });
    dialogs.toast(copy.toOrder);
    await new Promise((resolve) => setTimeout(resolve, orderPauseMs));
    await navigate('/order');
  });
}
