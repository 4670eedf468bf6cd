import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';

/**
 * An exchange for another price is priced when it is asked for. Until it is done nothing else of the order may move, or
 * a benefit that the rest earned could end and change the difference.
 * @throws ORDER_STATE
 */
export async function requireNoPricedExchange(tx: Db, orderId: string): Promise<void> {
  const open = await openClaimsOf(tx, orderId)
    .where('new_price_basis', 'is not', null)
    .where('holds_stock', '=', true)
    .executeTakeFirst();
  if (open)
    throw createError(
      'ORDER_STATE',
      '가격이 다른 옵션으로 교환 중인 상품이 있습니다. 교환이 끝난 뒤 다시 신청해주세요.',
    );
}

/** Refuses to price an exchange while other goods of the order may still go back. ORDER_STATE. */
export async function requireNoOpenClaim(tx: Db, orderId: string): Promise<void> {
  if (await openClaimsOf(tx, orderId).executeTakeFirst())
    throw createError('ORDER_STATE', '진행 중인 교환·반품이 끝난 뒤 가격이 다른 옵션으로 교환 신청해주세요.');
}

const openClaimsOf = (tx: Db, orderId: string) =>
  tx.selectFrom('claims').select('claim_id').where('order_id', '=', orderId).where('state', '=', 'OPEN');
