import type { Cart, CartLine } from '@mall/contracts/api/carts';
import type { Db } from '../database/schema.ts';
import { linePrices } from '../pricing/line-price.ts';
import { amountOf } from '../pricing/order-amount.ts';
import type { PriceView } from '../products/load-cards.ts';
import { loadCartRows } from './cart-repository.ts';
import { loadOptionFacts } from './option-facts.ts';

/**
 * A member's cart: all lines, and the amount of the checked ones (all when none are named). Sold-out lines never
 * count, and promotions across pieces only look at what is checked, as the order would.
 */
export async function viewCart(
  db: Db,
  memberId: number,
  view: PriceView,
  checkedIds?: readonly number[],
): Promise<Cart> {
  const rows = await loadCartRows(db, memberId);
  const facts = await loadOptionFacts(
    db,
    rows.map((row) => row.product_option_id),
    view,
  );
  const present = rows.flatMap((row) => {
    const option = facts.get(row.product_option_id);
    if (!option) return [];
    const is_sold_out = !option.isAvailable(row.is_guaranteed) || option.stock < row.order_quantity;
    const isCounted = !is_sold_out && (checkedIds?.includes(row.cart_id) ?? true);
    return [{ row, option, is_sold_out, isCounted }];
  });
  const counted = present.filter((item) => item.isCounted);
  const prices = linePrices(
    counted.map(({ row, option }) => ({ ...option, order_quantity: row.order_quantity })),
  );
  const priceOf = new Map(counted.map((item, index) => [item.row.cart_id, prices[index] ?? 0]));
  const lines = present.map(({ row, option, is_sold_out }): CartLine => {
    const { isAvailable: _rule, promotions: _promotions, ...shown } = option;
    const alone = option.last_price * row.order_quantity;
    return { ...row, ...shown, is_sold_out, line_price: priceOf.get(row.cart_id) ?? alone };
  });
  return { lines, amount: amountOf(lines.filter((line) => priceOf.has(line.cart_id))) };
}
