import { type PaymentFacts, virtualAccountMethod } from '../../money/payments/payment-facts.ts';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import { noteRefund } from '../../money/refund-accounts/note-refund.ts';
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
  clock: () => Date;
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
  const isToAccount = await needsRefundAccount(deps.db, orderId);
  const account = isToAccount ? await refundAccountOf(deps, orderId) : null;
  if (isToAccount && !account) return;
  faultPoint('settle:before-give-back');
  await deps.payments.cancel(facts.paymentId, reason, account);
  faultPoint('settle:after-give-back');
  await closeGiveBack(deps, orderId);
}

/** Notes that the whole payment of an order has gone back, once. */
export function closeGiveBack(
  { db, clock }: Pick<GiveBackDeps, 'db' | 'clock'>,
  orderId: string,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .updateTable('orders')
      .set({ is_refund_due: false })
      .where('order_id', '=', orderId)
      .where('is_refund_due', '=', true)
      .returning('order_id')
      .executeTakeFirst();
    if (!order) return;
    await noteRefund(tx, orderId, `whole payment of ${orderId} went back`, clock());
    await forgetRefundAccount(tx, orderId);
  });
}
