import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import type { BuyerView } from './buyer-view.ts';
import { countCartRows, deleteCartRows, lockCart } from './cart-repository.ts';
import { viewCart } from './view-cart.ts';

/** Removes lines of a member's cart and counts what is left; NOT_FOUND when one of them is not there. */
export function deleteCartLines(
  db: Db,
  memberId: number,
  cartIds: readonly number[],
): Promise<{ count: number }> {
  const ids = [...new Set(cartIds)];
  return db.transaction().execute(async (tx) => {
    const deleted = await deleteCartRows(tx, memberId, ids);
    // All or nothing: an id that is not there means that the page is out of date.
    if (deleted !== ids.length) throw notFound('장바구니에 없는 상품입니다.');
    return { count: await countCartRows(tx, memberId) };
  });
}

/** Removes the lines of a member's cart of which not one piece can be bought, and counts what is left. */
export function deleteSoldOutLines(db: Db, memberId: number, view: BuyerView): Promise<{ count: number }> {
  return db.transaction().execute(async (tx) => {
    // A line that is changed to another option meanwhile would be removed for the one before.
    await lockCart(tx, memberId);
    const { lines } = await viewCart(tx, memberId, view);
    const gone = lines.filter((line) => line.is_sold_out && line.available_quantity === 0);
    await deleteCartRows(
      tx,
      memberId,
      gone.map((line) => line.cart_id),
    );
    return { count: await countCartRows(tx, memberId) };
  });
}
