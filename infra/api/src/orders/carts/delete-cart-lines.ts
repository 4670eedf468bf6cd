import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { countCartRows, deleteCartRows } from './cart-repository.ts';

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
