import { noteRefund } from '../../money/refund-accounts/note-refund.ts';
import { keepRefundAccount } from '../../money/refund-accounts/refund-account.ts';
import type { SealedAccount } from '../../money/refund-accounts/sealed-account.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notifyOrderer } from '../notify-orderer.ts';

/** Keeps the account that money goes back to, notifies the orderer's phone and writes to the security log. */
export async function keepAccountAndNotify(
  tx: Db,
  orderId: string,
  sealed: SealedAccount | undefined,
  now: Date,
): Promise<void> {
  if (!(await keepRefundAccount(tx, orderId, sealed, now))) return;
  await noteRefund(tx, orderId, `account named for ${orderId}`, now);
  await notifyOrderer(tx, orderId, 'REFUND_ACCOUNT', now);
}
