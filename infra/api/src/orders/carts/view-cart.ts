import type { Cart, CartLine } from '@mall/contracts/api/orders/carts';
import type { PricedLine } from '../../catalogue/pricing/price-basket.ts';
import { priceOrder } from '../../catalogue/pricing/price-order.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { BuyerView } from './buyer-view.ts';
import { type CartRow, loadCartRows } from './cart-repository.ts';
import { missingParts } from './missing-parts.ts';
import { loadOptionFacts, type OptionFacts } from './option-facts.ts';
import { lineFactsOf, loadOrderContext } from './price-lines.ts';

/**
 * A member's cart: all lines, and the amount of the checked ones (all when none are named). Sold-out lines never
 * count, and promotions across pieces only look at what is checked, as the order would.
 */
export async function viewCart(
  db: Db,
  memberId: number,
  view: BuyerView,
  checkedIds?: readonly number[],
): Promise<Cart> {
  const rows = await loadCartRows(db, memberId);
  const facts = await loadOptionFacts(
    db,
    rows.map((row) => row.product_option_id),
  );
  const present = rows.flatMap((row) => {
    const option = facts.get(row.product_option_id);
    if (!option) return [];
    const most = row.is_guaranteed ? option.quick_stock : option.stock;
    const is_sold_out = !option.isAvailable(row.is_guaranteed) || most < row.order_quantity;
    const isCounted = !is_sold_out && (checkedIds?.includes(row.cart_id) ?? true);
    return [{ row, option, is_sold_out, isCounted }];
  });
  const productIds = present.map(({ row }) => row.product_id);
  const context = await loadOrderContext(db, productIds, view);
  const price = (items: typeof present) =>
    priceOrder(
      items.map(({ row, option }) => lineFactsOf(option, row)),
      context,
    );
  const counted = present.filter((item) => item.isCounted);
  const order = price(counted);
  const priceOf = new Map(counted.map(({ row }, index) => [row.cart_id, order.lines[index]]));
  const lines = present.flatMap((item): CartLine[] => {
    // What is not counted is shown as if it were bought alone.
    const line = priceOf.get(item.row.cart_id) ?? price([item]).lines[0];
    return line ? [cartLineOf(item, line)] : [];
  });
  const wanted = counted.map(({ row }) => row);
  return { lines, amount: order.amount, missing_parts: await missingParts(db, wanted, context.rules) };
}

function cartLineOf(
  { row, option, is_sold_out }: { row: CartRow; option: OptionFacts; is_sold_out: boolean },
  line: PricedLine,
): CartLine {
  return {
    ...row,
    product_name: option.product_name,
    brand_name: option.brand_name,
    color_name: option.color_name,
    size_name: option.size_name,
    image: option.image,
    stock: option.stock,
    retail_price: option.retail_price,
    is_sold_out,
    last_price: line.last_price,
    line_price: line.line_price,
    rows: line.rows,
  };
}
