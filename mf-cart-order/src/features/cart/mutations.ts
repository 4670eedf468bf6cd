import {
  type CartLine,
  changeCartLine,
  checkBundleAmount,
  deleteCartLines,
  deleteSoldOutCartLines,
  listCart,
} from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/orders';
import { cartCountChanged } from '@mall/contracts/events/topics';
import { useServices } from '@mall/remote-kit/services';
import { useCall, useTask } from '@mall/remote-kit/use-call';

/** Who sends it reads the cart anew. */
export const useChangeLine = () => useCall(changeCartLine);

/** Takes lines out of the cart; the header badge shows how many are left. */
export function useDeleteLines() {
  return useCall(deleteCartLines, { invalidates: [listCart], onSuccess: useTellCount() });
}

export function useDeleteSoldOutLines() {
  return useCall(deleteSoldOutCartLines, { invalidates: [listCart], onSuccess: useTellCount() });
}

/** Orders lines of the cart: what they come to is checked, then they become the temporary order (spec 4.13). */
export function useOrderLines() {
  return useTask(
    async (lines: readonly CartLine[], { api, navigate }) => {
      const products = lines.map(({ inflow_url, ...line }) => ({
        product_id: line.product_id,
        product_option_id: line.product_option_id,
        order_quantity: line.order_quantity,
        is_guaranteed: line.is_guaranteed,
        ...(inflow_url ? { inflow_url } : {}),
      }));
      const cart_ids = lines.map(({ cart_id }) => cart_id);
      await api(checkBundleAmount, { body: { product_info: products, order_location: 'carts' } });
      await api(setOrderTemporary, { body: { products, cart_ids, order_location: 'carts' } });
      await navigate('/order');
    },
    { invalidates: [listCart] },
  );
}

function useTellCount() {
  const { bus } = useServices();
  return ({ count }: { count: number }) => bus.publish(cartCountChanged, { count });
}
