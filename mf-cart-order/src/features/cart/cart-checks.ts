import type { CartLine } from '@mall/contracts/api/orders/carts';
import { proxy } from 'valtio';

/** Lines that the shopper took the check from (spec 3.9: unCartCheckList). New lines are checked. */
export const cartChecks = proxy<{ unCartCheckList: number[] }>({ unCartCheckList: [] });

/** Ids of the lines to order: checked and not sold out (spec 3.9: cartCheckList). */
export function checkedIds(
  lines: readonly Pick<CartLine, 'cart_id' | 'is_sold_out'>[],
  unchecked: readonly number[],
): number[] {
  return lines
    .filter(({ cart_id, is_sold_out }) => !is_sold_out && !unchecked.includes(cart_id))
    .map(({ cart_id }) => cart_id);
}

export function setChecked(ids: readonly number[], isChecked: boolean): void {
  const others = cartChecks.unCartCheckList.filter((id) => !ids.includes(id));
  cartChecks.unCartCheckList = isChecked ? others : [...others, ...ids];
}
