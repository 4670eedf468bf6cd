import type { Cart } from '@mall/contracts/api/orders/carts';
import { cartCountChanged } from '@mall/contracts/events/topics';
import { useServices } from '@mall/remote-kit/services';
import { useEffect } from 'react';
import { copy } from './copy.ts';
import { useDeleteLines, useDeleteSoldOutLines, useOrderLines } from './mutations.ts';
import { readCartAnew } from './queries.ts';
import { useQuantities } from './use-quantities.ts';

/** What can be done with a cart. `isBusy` while one of it is under way; `onRemoved` follows a removal. */
export function useCartActions(cart: Cart, onRemoved: () => void) {
  const services = useServices();
  const { bus, dialogs } = services;
  const { quantityOf, setQuantity, isAhead } = useQuantities();
  const deletion = useDeleteLines();
  const soldOutDeletion = useDeleteSoldOutLines();
  const order = useOrderLines();

  // Another tab put something in or took it out.
  useEffect(
    () =>
      bus.subscribe(cartCountChanged, ({ count }) => {
        if (count !== cart.lines.length) void readCartAnew(services);
      }),
    [bus, services, cart.lines.length],
  );

  return {
    isBusy: isAhead || [deletion, soldOutDeletion, order].some(({ isBusy }) => isBusy),
    isDeleting: deletion.isBusy || soldOutDeletion.isBusy,
    quantityOf,
    setQuantity,
    remove: async (ids: readonly number[]) => {
      if (ids.length === 0) return dialogs.alert(copy.nothingChecked);
      if (!(await dialogs.confirm(copy.confirmDelete))) return;
      if (await deletion.send({ body: { cart_ids: [...ids] } })) onRemoved();
    },
    removeSoldOut: () => soldOutDeletion.send({ body: {} }),
    order: async (ids: readonly number[]) => {
      const lines = cart.lines.filter(({ cart_id }) => ids.includes(cart_id));
      if (lines.length === 0) return dialogs.alert(copy.nothingChecked);
      await order.send(lines);
    },
  };
}
