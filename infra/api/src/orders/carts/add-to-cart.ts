import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import { maximumQuantity } from '@mall/contracts/domain/orders/wanted-products';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import { refuseDropped } from '../drops/order-holds.ts';
import type { BuyerView } from './buyer-view.ts';
import { countCartRows, loadCartRows, lockCart } from './cart-repository.ts';
import { loadOptionFacts } from './option-facts.ts';
import { piecePrices } from './piece-prices.ts';
import { optionOf } from './price-wanted.ts';
import { requireStock } from './require-stock.ts';

/** Most lines in one cart. */
const maximumLines = 200;

export const quantityLimit = (message = `한 옵션은 ${maximumQuantity}개까지 담을 수 있습니다.`) =>
  createError('QUANTITY_LIMIT', message);

interface AddFacts {
  db: Db;
  memberId: number;
  view: BuyerView;
}

/**
 * Adds products to a member's cart (spec 4.12). When one is there already and `isSameWanted` is not set, nothing is
 * added and the reply asks for confirmation; with it the quantities add up.
 */
export function addToCart(
  products: readonly WantedProduct[],
  isSameWanted: boolean,
  { db, memberId, view }: AddFacts,
): Promise<{ same_add_cart_confirm: 'Y' | 'N'; count: number }> {
  return db.transaction().execute(async (tx) => {
    await refuseDropped(
      tx,
      products.map((item) => item.product_id),
      view.now,
    );
    await lockCart(tx, memberId);
    const rows = await loadCartRows(tx, memberId);
    const keyOf = (item: { product_option_id: number; is_guaranteed?: boolean | undefined }) =>
      `${item.product_option_id}-${item.is_guaranteed ?? false}`;
    const present = new Map(rows.map((row) => [keyOf(row), row.order_quantity]));
    if (!isSameWanted && products.some((item) => present.has(keyOf(item)))) {
      return { same_add_cart_confirm: 'Y', count: rows.length };
    }
    const facts = await loadOptionFacts(
      tx,
      products.map((item) => item.product_option_id),
    );
    const chosen = products.map((item) => ({
      item,
      option: optionOf(facts, item),
      is_guaranteed: item.is_guaranteed ?? false,
      inflow_url: item.inflow_url ?? null,
    }));
    const prices = await piecePrices(tx, chosen, view);
    for (const [index, { item, option, is_guaranteed, inflow_url }] of chosen.entries()) {
      const seen_price = prices[index] ?? null;
      const quantity = (present.get(keyOf(item)) ?? 0) + item.order_quantity;
      if (quantity > maximumQuantity) throw quantityLimit();
      requireStock([{ option, order_quantity: quantity, is_guaranteed }]);
      present.set(keyOf(item), quantity);
      if (present.size > maximumLines)
        throw quantityLimit(`장바구니에는 ${maximumLines}개까지 담을 수 있습니다.`);
      await tx
        .insertInto('cart_lines')
        .values({
          member_id: memberId,
          product_id: item.product_id,
          product_option_id: item.product_option_id,
          order_quantity: quantity,
          is_guaranteed,
          inflow_url,
          seen_price,
          created_at: view.now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'product_option_id', 'is_guaranteed'])
            .doUpdateSet({ order_quantity: quantity, seen_price }),
        )
        .execute();
    }
    return { same_add_cart_confirm: 'N', count: await countCartRows(tx, memberId) };
  });
}
