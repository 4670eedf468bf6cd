import { isRefundAwaited, needsRefundAccount } from '../../money/refund-accounts/refund-account.ts';
import type { SealedAccount } from '../../money/refund-accounts/sealed-account.ts';
import { lockOrder } from '../../orders/orders/move-lines.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import { keepAccountAndTell } from './keep-account.ts';

const accountUnused = () => createError('ORDER_STATE', '환불 계좌가 필요한 주문이 아닙니다.');

/** Keeps an account for refunds that wait for it; ORDER_STATE when nothing has to go back to one. */
export function nameRefundAccount(db: Db, orderId: string, account: SealedAccount, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Or the last refund is noted in between, and nobody would forget the account any more.
    await lockOrder(tx, orderId);
    if (!(await needsRefundAccount(tx, orderId)) || !(await isRefundAwaited(tx, orderId)))
      throw accountUnused();
    await keepAccountAndTell(tx, orderId, account, now);
  });
}
