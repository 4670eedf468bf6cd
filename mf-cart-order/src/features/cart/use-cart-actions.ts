import type { Cart, CartLine } from '@mall/contracts/api/orders/carts';
import { useServices } from '@mall/remote-kit/services';
import { copy } from './copy.ts';
import { useChangeLine, useDeleteLines, useDeleteSoldOutLines, useOrderLines } from './mutations.ts';

/** What can be done with a cart. `isBusy` while one of it is under way. */
export function useCartActions(cart: Cart) {
  const { dialogs } = useServices();
  const change = useChangeLine();
  const deletion = useDeleteLines();
  const soldOutDeletion = useDeleteSoldOutLines();
  const order = useOrderLines();

  return {
    isBusy: [change, deletion, soldOutDeletion, order].some(({ isBusy }) => isBusy),
    setQuantity: ({ cart_id, product_option_id }: CartLine, order_quantity: number) =>
      change.send({ body: { cart_id, product_option_id, order_quantity } }),
    remove: async (ids: readonly number[]) => {
      if (ids.length === 0) return dialogs.alert(copy.nothingChecked);
      if (await dialogs.confirm(copy.confirmDelete)) await deletion.send({ body: { cart_ids: [...ids] } });
    },
    removeSoldOut: () => soldOutDeletion.send({ body: {} }),
    order: async (ids: readonly number[]) => {
      const lines = cart.lines.filter(({ cart_id }) => ids.includes(cart_id));
      if (lines.length === 0) return dialogs.alert(copy.nothingChecked);
      await order.send(lines);
    },
  };
}
