import { noteRefund } from '../../money/refund-accounts/note-refund.ts';
import { keepRefundAccount } from '../../money/refund-accounts/refund-account.ts';
import type { SealedAccount } from '../../money/refund-accounts/sealed-account.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { tellOrderer } from '../tell-orderer.ts';

/** Keeps the account that money goes back to; the orderer's phone and the security log are told of one. */
export async function keepAccountAndTell(
  tx: Db,
  orderId: string,
  sealed: SealedAccount | undefined,
  now: Date,
): Promise<void> {
  if (!(await keepRefundAccount(tx, orderId, sealed, now))) return;
  await noteRefund(tx, orderId, `account named for ${orderId}`, now);
  await tellOrderer(tx, orderId, 'REFUND_ACCOUNT', now);
}
