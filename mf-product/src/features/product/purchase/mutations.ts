import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import {
  addToCart,
  checkBundleAmount,
  type listCart,
  type WantedProduct,
} from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import type { EndpointName } from '@mall/contracts/endpoint';
import { cartCountChanged, cartProductsAdded } from '@mall/contracts/events/topics';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';
import { partnersOf } from './use-pieces.ts';

/** The cart page's, whose schemas this page does not carry. */
const cartCall: EndpointName<typeof listCart> = { id: 'carts.list' };

/** The order page comes this long after the temporary order (spec 4.13), ms. */
const orderDelayMs = 1000;

/**
 * Puts products into the member's cart (spec 4.12): asks when they lie there already, and adds nothing on a no. The
 * header's badge and tracking receive what went in; `onAdded` follows.
 */
export function useAddToCart(product: ProductView, onAdded: () => Promise<void>) {
  const { bus, dialogs } = useServices();
  const add = async (products: WantedProduct[], { api }: RemoteServices) => {
    let reply = await api(addToCart, { body: { products } });
    if (reply.same_add_cart_confirm === 'Y') {
      if (!(await dialogs.confirm(copy.sameProduct))) return;
      reply = await api(addToCart, { body: { products, same_product: 'Y' } });
    }
    bus.publish(cartCountChanged, { count: reply.count });
    bus.publish(cartProductsAdded, {
      products: products.map(({ product_id, order_quantity }) => ({
        ...factsOf(product, product_id),
        quantity: order_quantity,
      })),
    });
    await onAdded();
  };
  return useTask(add, { invalidates: [cartCall] });
}

/** Name and price (KRW) of the page's product or of a partner of it. */
function factsOf(product: ProductView, id: number) {
  const partner = partnersOf(product).find(({ product_id }) => product_id === id);
  const { product_id, product_name } = partner ?? product;
  return { product_id, product_name, last_price: partner?.last_price ?? product.price_info.last_price };
}

interface OrderNow {
  products: WantedProduct[];
  /** The way to pay that the order page opens with. */
  pay_method?: PayMethod;
}

/** Makes products the temporary order and goes to the order page (spec 4.13). */
export function useOrderNow() {
  return useTask(async ({ products, ...chosen }: OrderNow, { api, dialogs, navigate }) => {
    await api(checkBundleAmount, { body: { product_info: products, order_location: 'goods' } });
    await api(setOrderTemporary, { body: { products, order_location: 'goods', ...chosen } });
    dialogs.toast(copy.toOrder);
    await new Promise((resolve) => setTimeout(resolve, orderDelayMs));
    await navigate('/order');
  });
}
