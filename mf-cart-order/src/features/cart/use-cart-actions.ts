import {
  type Cart,
  type CartLine,
  changeCartLine,
  checkBundleAmount,
  deleteCartLines,
  deleteSoldOutCartLines,
  listCart,
} from '@mall/contracts/api/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { cartCountChanged } from '@mall/contracts/events/topics';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { useServices } from '@mall/remote-kit/services';
import { useState } from 'react';
import { copy } from './copy.ts';

/** What can be done with a cart. `isBusy` while one of it is under way. */
export function useCartActions(cart: Cart) {
  const { api, bus, dialogs, navigate, queryClient } = useServices();
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error, 'UNAUTHENTICATED'))
        await dialogs.alert(isApiError(error) ? error.message : copy.retryLater);
    } finally {
      setIsBusy(false);
      await queryClient.invalidateQueries({ queryKey: endpointKey(listCart) });
    }
  };
  const tellCount = (count: number) => bus.publish(cartCountChanged, { count });

  return {
    isBusy,
    setQuantity: (line: CartLine, quantity: number) =>
      attempt(async () => {
        await api(changeCartLine, {
          body: {
            cart_id: line.cart_id,
            product_option_id: line.product_option_id,
            order_quantity: quantity,
          },
        });
      }),
    remove: (ids: readonly number[]) =>
      attempt(async () => {
        if (ids.length === 0) return dialogs.alert(copy.nothingChecked);
        if (!(await dialogs.confirm(copy.confirmDelete))) return;
        tellCount((await api(deleteCartLines, { body: { cart_ids: [...ids] } })).count);
      }),
    removeSoldOut: () =>
      attempt(async () => tellCount((await api(deleteSoldOutCartLines, { body: {} })).count)),
    order: (ids: readonly number[]) =>
      attempt(async () => {
        const lines = cart.lines.filter(({ cart_id }) => ids.includes(cart_id));
        if (lines.length === 0) return dialogs.alert(copy.nothingChecked);
        const products = lines.map(({ product_id, product_option_id, order_quantity }) => ({
          product_id,
          product_option_id,
          order_quantity,
        }));
        await api(checkBundleAmount, { body: { product_info: products, order_location: 'carts' } });
        await api(setOrderTemporary, { body: { products, cart_ids: [...ids], order_location: 'carts' } });
        await navigate('/order');
      }),
  };
}
