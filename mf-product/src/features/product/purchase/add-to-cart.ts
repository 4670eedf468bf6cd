import { addToCart, type WantedProduct } from '@mall/contracts/api/carts';
import type { ProductView } from '@mall/contracts/api/products';
import { cartCountChanged, cartProductsAdded } from '@mall/contracts/events/topics';
import type { RemoteServices } from '@mall/remote-kit/services';
import { copy } from './copy.ts';

/**
 * Puts products into the member's cart (spec 4.12): asks when they lie there already, and offers the cart
 * afterwards. Resolves false when nothing was added. Rejects with the `ApiError` of the call.
 */
export async function putIntoCart(
  { api, bus, dialogs }: RemoteServices,
  product: ProductView,
  products: WantedProduct[],
): Promise<boolean> {
  let reply = await api(addToCart, { body: { products } });
  if (reply.same_add_cart_confirm === 'Y') {
    if (!(await dialogs.confirm(copy.sameProduct))) return false;
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
  return true;
}
