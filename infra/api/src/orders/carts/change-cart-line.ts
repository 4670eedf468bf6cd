import { maximumQuantity } from '@mall/contracts/domain/orders/wanted-products';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { quantityLimit } from './add-to-cart.ts';
import type { BuyerView } from './buyer-view.ts';
import { deleteCartRows, loadCartRows, lockCart } from './cart-repository.ts';
import { loadOptionFacts } from './option-facts.ts';
import { piecePrices } from './piece-prices.ts';
import { optionOf } from './price-wanted.ts';
import { requireStock } from './require-stock.ts';

interface Change {
  cart_id: number;
  product_option_id: number;
  order_quantity: number;
}

/**
 * Gives a line another option of the same product, another quantity, or both (spec 7.5). When the new option has a
 * line of its own, the two become one and their quantities add up.
 */
export function changeCartLine(db: Db, memberId: number, change: Change, view: BuyerView): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCart(tx, memberId);
    const rows = await loadCartRows(tx, memberId);
    const line = rows.find((row) => row.cart_id === change.cart_id);
    if (!line) throw notFound('장바구니에 없는 상품입니다.');
    const facts = await loadOptionFacts(tx, [change.product_option_id]);
    const option = optionOf(facts, { ...change, product_id: line.product_id });
    const twin = rows.find(
      (row) =>
        row.cart_id !== line.cart_id &&
        row.product_option_id === change.product_option_id &&
        row.is_guaranteed === line.is_guaranteed,
    );
    const quantity = change.order_quantity + (twin?.order_quantity ?? 0);
    if (quantity > maximumQuantity) throw quantityLimit();
    requireStock([{ option, order_quantity: quantity, is_guaranteed: line.is_guaranteed }]);
    const [seen_price = null] = await piecePrices(tx, [{ ...line, option }], view);
    if (twin) await deleteCartRows(tx, memberId, [twin.cart_id]);
    await tx
      .updateTable('cart_lines')
      .set({ product_option_id: change.product_option_id, order_quantity: quantity, seen_price })
      .where('cart_id', '=', line.cart_id)
      .execute();
  });
}
