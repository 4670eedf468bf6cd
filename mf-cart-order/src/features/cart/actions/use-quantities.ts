import type { Cart, CartLine, CartSet } from '@mall/contracts/api/orders/carts';
import { useChangeLine, useChangeSet } from '../mutations.ts';
import { useAhead } from './use-ahead.ts';

/** Quantities of lines and numbers of sets, ahead of the server. A set takes the quantities of its parts along. */
export function useQuantities({ sets = [] }: Pick<Cart, 'sets'>) {
  const line = useChangeLine();
  const set = useChangeSet();
  const lines = useAhead<CartLine>({
    keyOf: ({ cart_id }) => cart_id,
    send: ({ cart_id, product_option_id }, order_quantity) =>
      line.send({ body: { cart_id, product_option_id, order_quantity } }),
  });
  const counts = useAhead<CartSet>({
    keyOf: ({ promotion_rule_id }) => promotion_rule_id,
    send: ({ cart_ids }, set_count) => set.send({ body: { cart_ids, set_count } }),
  });
  const countOf = (one: CartSet) => counts.shownOf(one) ?? one.set_count;
  const moreBySets = (cartId: number) =>
    sets
      .filter(({ cart_ids }) => cart_ids.includes(cartId))
      .reduce((more, one) => more + countOf(one) - one.set_count, 0);
  return {
    quantityOf: (item: CartLine) => lines.shownOf(item) ?? item.order_quantity + moreBySets(item.cart_id),
    /** Whether something shown is not confirmed yet. */
    isAhead: lines.isAhead || counts.isAhead,
    setQuantity: lines.set,
    setCountOf: countOf,
    setSetCount: counts.set,
  };
}
