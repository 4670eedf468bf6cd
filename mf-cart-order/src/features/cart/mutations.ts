import {
  addToCart,
  type Cart,
  type CartLine,
  changeCartLine,
  changeCartSet,
  checkBundleAmount,
  deleteCartLines,
  deleteSoldOutCartLines,
  listCart,
  type WantedProduct,
} from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { addWish, listWishes, listWishIds } from '@mall/contracts/api/people/wishes';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { cartCountChanged, cartLinesChanged } from '@mall/contracts/events/topics';
import { useServices } from '@mall/remote-kit/services';
import { useCall, useTask } from '@mall/remote-kit/use-call';
import { thisTab } from './actions/this-tab.ts';
import { copy } from './copy.ts';
import { readCartAnew, showCart } from './refresh-cart.ts';

/** Another option or quantity of a line. */
export const useChangeLine = () => useCall(changeCartLine, useCartPolicy());

/** Another number of sets. */
export const useChangeSet = () => useCall(changeCartSet, useCartPolicy());

/** Takes lines out of the cart; the header badge shows how many are left. Resolves when the cart has come anew. */
export function useDeleteLines() {
  return useTask(
    (input: EndpointInput<typeof deleteCartLines>, services) =>
      services.api(deleteCartLines, input).finally(() => readCartAnew(services)),
    // Published before the cart has come, the count would make this page read it once more.
    { onSuccess: usePublishCount() },
  );
}

export function useDeleteSoldOutLines() {
  return useCall(deleteSoldOutCartLines, { invalidates: [listCart], onSuccess: usePublishCount() });
}

/** Orders lines of the cart: what they come to is checked, then they become the temporary order (spec 4.13). */
export function useOrderLines() {
  return useTask(
    async (lines: readonly CartLine[], { api, navigate }) => {
      const products = lines.map(wantedOf);
      const cart_ids = lines.map(({ cart_id }) => cart_id);
      await api(checkBundleAmount, { body: { product_info: products, order_location: 'carts' } });
      await api(setOrderTemporary, { body: { products, cart_ids, order_location: 'carts' } });
      await navigate('/order');
    },
    { invalidates: [listCart] },
  );
}

/** Puts a line on the wish list and takes it out of the cart; the wish list is where it comes back from. */
export function useMoveToWishes() {
  return useTask(
    async ({ product_id, cart_id }: CartLine, { api }) => {
      await api(addWish, { body: { product_id } });
      return api(deleteCartLines, { body: { cart_ids: [cart_id] } });
    },
    { invalidates: [listCart, listWishes, listWishIds], onSuccess: usePublishCount() },
  );
}

/** Puts lines that were removed back in. */
export function usePutBack() {
  const publishCount = usePublishCount();
  return useTask(
    (lines: readonly CartLine[], { api }) =>
      api(addToCart, { body: { same_product: 'Y', products: lines.map(wantedOf) } }),
    { invalidates: [listCart], onSuccess: publishCount, failed: copy.undoFailed },
  );
}

const wantedOf = ({ inflow_url, ...line }: CartLine): WantedProduct => ({
  product_id: line.product_id,
  product_option_id: line.product_option_id,
  order_quantity: line.order_quantity,
  is_guaranteed: line.is_guaranteed,
  ...(inflow_url ? { inflow_url } : {}),
});

/** The reply of a change is the cart; after a refusal it is read anew. */
function useCartPolicy() {
  const services = useServices();
  return {
    onSuccess: (cart: Cart) => {
      services.bus.publish(cartLinesChanged, { source: thisTab() });
      return showCart(services, cart);
    },
    onFailure: () => {
      void readCartAnew(services);
      return false;
    },
  };
}

function usePublishCount() {
  const { bus } = useServices();
  return ({ count }: { count: number }) => bus.publish(cartCountChanged, { count });
}
