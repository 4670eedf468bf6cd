import type { Cart, CartLine } from '@mall/contracts/api/orders/carts';
import { useServices } from '@mall/remote-kit/services';
import { copy } from '../copy.ts';
import { useDeleteLines, useDeleteSoldOutLines, useMoveToWishes, useOrderLines } from '../mutations.ts';
import { useQuantities } from './use-quantities.ts';
import { type HiddenLines, useRemoval } from './use-removal.ts';

/** What is said of lines that are gone, and those that could be put back. */
interface Removal {
  words: string;
  putBack: readonly CartLine[];
}

interface Removing {
  hidden: HiddenLines;
  /** Lines are gone from the page, maybe ahead of the server. */
  onHidden: (lines: readonly CartLine[]) => void;
  /** The server kept a line, which is back. */
  onRefused: (line: CartLine) => void;
  onRemoved: (removal: Removal) => void;
}

/** What can be done with a cart. `isBusy` while one of it is under way; `onRemoved` follows a removal. */
export function useCartActions(cart: Cart, { hidden, onHidden, onRefused, onRemoved }: Removing) {
  const { dialogs } = useServices();
  const { isAhead, ...quantities } = useQuantities(cart);
  const remove = useRemoval({
    hidden,
    onRefused,
    onGone: (line) =>
      onRemoved({ words: copy.deleted(line.product_name), putBack: line.is_sold_out ? [] : [line] }),
  });
  const deletion = useDeleteLines();
  const soldOutDeletion = useDeleteSoldOutLines();
  const move = useMoveToWishes();
  const order = useOrderLines();
  const linesOf = (ids: readonly number[]) => cart.lines.filter(({ cart_id }) => ids.includes(cart_id));

  return {
    isBusy: isAhead || hidden.isAny || [deletion, soldOutDeletion, move, order].some(({ isBusy }) => isBusy),
    isDeleting: deletion.isBusy || soldOutDeletion.isBusy || move.isBusy,
    ...quantities,
    /** One line goes at once and can be put back; several are asked about first. */
    remove: (line: CartLine) => {
      onHidden([line]);
      return remove(line);
    },
    removeSeveral: async (ids: readonly number[]) => {
      if (ids.length === 0) return dialogs.alert(copy.nothingChecked);
      if (!(await dialogs.confirm(copy.confirmDelete))) return;
      const lines = linesOf(ids);
      if (await deletion.send({ body: { cart_ids: [...ids] } })) onHidden(lines);
    },
    removeSoldOut: async () => {
      if (await soldOutDeletion.send({ body: {} })) onHidden([]);
    },
    moveToWishes: async (line: CartLine) => {
      if (!(await move.send(line))) return;
      onHidden([line]);
      onRemoved({ words: copy.movedToWishes(line.product_name), putBack: [] });
    },
    order: async (ids: readonly number[]) => {
      const lines = linesOf(ids);
      if (lines.length === 0) return dialogs.alert(copy.nothingChecked);
      await order.send(lines);
    },
  };
}
