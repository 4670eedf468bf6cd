import { isRefundAwaited, takesRefundAccount } from '../../money/refund-accounts/refund-account.ts';
import type { SealedAccount } from '../../money/refund-accounts/sealed-account.ts';
import { lockOrder } from '../../orders/orders/move-lines.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import { keepAccountAndNotify } from './keep-account.ts';

const accountUnused = () => createError('ORDER_STATE', '환불 계좌가 필요한 주문이 아닙니다.');

/**
 * Keeps an account for refunds that wait for it; ORDER_STATE when nothing has to go back to one.
 * @cannotThrow REFUND_ACCOUNT_REQUIRED: an account is given
 */
export function nameRefundAccount(db: Db, orderId: string, account: SealedAccount, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await nameRefundAccountIn(tx, orderId, account, now))) throw accountUnused();
  });
}

/** The same as part of a transaction; false when nothing has to go back to an account. */
export async function nameRefundAccountIn(
  tx: Db,
  orderId: string,
  account: SealedAccount,
  now: Date,
): Promise<boolean> {
  // Otherwise the last refund could be noted in between, and the account would never be deleted.
  await lockOrder(tx, orderId);
  if (!(await takesRefundAccount(tx, orderId)) || !(await isRefundAwaited(tx, orderId))) return false;
  await keepAccountAndNotify(tx, orderId, account, now);
  return true;
}
