import { type PaymentFacts, virtualAccountMethod } from '../../money/payments/payment-facts.ts';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import {
  forgetRefundAccount,
  needsRefundAccount,
  refundAccountOf,
} from '../../money/refund-accounts/refund-account.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

interface GiveBackDeps {
  db: Db;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

/**
 * Cancels a payment at the provider; what does not work now the reconciler tries again. Money that came to a virtual
 * account, whatever the order names, waits for the shopper to name where it goes to.
 */
export async function giveBack(
  deps: GiveBackDeps,
  orderId: string,
  facts: PaymentFacts,
  reason: string,
): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set({
      is_refund_due: true,
      is_payment_returned: true,
      is_paid_to_account: facts.method === virtualAccountMethod,
    })
    .where('order_id', '=', orderId)
    .execute();
  const account = await refundAccountOf(deps, orderId);
  if (!account && (await needsRefundAccount(deps.db, orderId))) return;
  faultPoint('settle:before-give-back');
  await deps.payments.cancel(facts.paymentId, reason, account);
  faultPoint('settle:after-give-back');
  await markRefund(deps.db, orderId, false);
}

/** Notes whether the whole payment of an order has still to go back. */
export function markRefund(db: Db, orderId: string, is_refund_due: boolean): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ is_refund_due }).where('order_id', '=', orderId).execute();
    if (!is_refund_due) await forgetRefundAccount(tx, orderId);
  });
}
