import { maximumQuantity } from '@mall/contracts/domain/orders/wanted-products';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { quantityLimit } from '../add-to-cart.ts';
import type { BuyerView } from '../buyer-view.ts';
import { loadCartRows, lockCart } from '../cart-repository.ts';
import { loadOptionFacts } from '../option-facts.ts';
import { piecePrices } from '../piece-prices.ts';
import { loadOrderContext } from '../price-lines.ts';
import { requireStock } from '../require-stock.ts';
import { cartSets } from './cart-sets.ts';

interface Change {
  cart_ids: readonly number[];
  set_count: number;
}

/**
 * Makes so many sets of the lines of one set: every part changes by the same number of pieces, or none does. NOT_FOUND
 * when the lines make up no set any more.
 */
export function changeCartSet(db: Db, memberId: number, change: Change, view: BuyerView): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCart(tx, memberId);
    const rows = await loadCartRows(tx, memberId);
    const wanted = rows.filter((row) => change.cart_ids.includes(row.cart_id));
    const facts = await loadOptionFacts(
      tx,
      wanted.map((row) => row.product_option_id),
    );
    const lines = wanted.flatMap((row) => {
      const option = facts.get(row.product_option_id);
      return option
        ? [{ ...row, option, available_quantity: option.stock, promotions: option.promotions }]
        : [];
    });
    const productIds = lines.map((line) => line.product_id);
    const { rules } = await loadOrderContext(tx, productIds, view);
    const set = cartSets(lines, rules).find((one) => one.cart_ids.length === change.cart_ids.length);
    if (!set) throw notFound('세트 구성이 바뀌었습니다. 장바구니를 다시 확인해주세요.');
    const changed = lines.map((line) => ({
      ...line,
      order_quantity: line.order_quantity + change.set_count - set.set_count,
    }));
    if (changed.some((line) => line.order_quantity > maximumQuantity)) throw quantityLimit();
    requireStock(changed);
    const prices = await piecePrices(tx, lines, view);
    for (const [index, { cart_id, order_quantity }] of changed.entries()) {
      await tx
        .updateTable('cart_lines')
        .set({ order_quantity, seen_price: prices[index] ?? null })
        .where('cart_id', '=', cart_id)
        .execute();
    }
  });
}
