import type { Cart } from '@mall/contracts/api/orders/carts';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { cartChecks, checkedIds } from './cart-checks.ts';
import { cartQuery } from './queries.ts';

/** The cart priced for the lines that are checked: prices of lines depend on what is bought with them. */
export function useCheckedCart(cart: Cart) {
  const services = useServices();
  const { unCartCheckList } = useSnapshot(cartChecks, { sync: true });
  const ids = checkedIds(cart.lines, unCartCheckList);
  const isAllChecked = ids.length === checkedIds(cart.lines, []).length && ids.length > 0;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...cartQuery(services, ids),
    placeholderData: (previous) => previous ?? cart,
    enabled: !isAllChecked,
  });
  const checked = isAllChecked ? cart : data;
  const priced = new Map(checked?.lines.map((line) => [line.cart_id, line]));
  return {
    ids,
    isAllChecked,
    checked,
    sets: checked?.sets ?? [],
    error: isAllChecked ? null : error,
    isOld: !isAllChecked && isPlaceholderData,
    refetch,
    /** Of the whole cart, with the prices of the checked lines where they are known. */
    lines: cart.lines.map((line) => ({ ...line, ...pricesOf(priced.get(line.cart_id)) })),
  };
}

function pricesOf(line: Cart['lines'][number] | undefined) {
  if (!line) return {};
  const { last_price, line_price, rows, next_benefit, seen_price } = line;
  return { last_price, line_price, rows, next_benefit, seen_price };
}
