import { notePaymentEvent } from '../../money/payments/payment-events.ts';
import { paymentFaults, virtualAccountMethod } from '../../money/payments/payment-facts.ts';
import { noteRefund } from '../../money/refund-accounts/note-refund.ts';
import { forgetRefundAccount, refundAccountOf } from '../../money/refund-accounts/refund-account.ts';
import { lockOrder } from '../../orders/orders/move-lines.ts';
import type { SettleDeps } from '../../orders/orders/settle-order.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { takeNewPrice } from '../exchanges/take-new-price.ts';
import { dueFee, feePayMethods, moveFeePayment } from './fee-payments.ts';

interface SettleOptions {
  /** Ends an unpaid payment, instead of leaving it open. */
  isGivenUp: boolean;
}

/**
 * Brings an exchange's fee in line with the provider, idempotently. It counts as paid only when it is still due and
 * every fact of the payment is the stored one (decision 90); anything else that was paid goes back.
 * @throws when the provider does not answer
 */
export async function settleFee(
  deps: SettleDeps,
  paymentId: string,
  { isGivenUp }: SettleOptions,
): Promise<void> {
  const { state, ...stored } = await load(deps, paymentId);
  if (state === 'READY' || state === 'FAILED') {
    const payment = await deps.payments.find(paymentId);
    if (payment?.state === 'PAID') {
      const { facts } = payment;
      const expected = {
        status: 'PAID',
        paymentId,
        payMethods: feePayMethods,
        amount: stored.amount,
      } as const;
      const faults = paymentFaults(facts, expected, deps.config);
      if (faults.length > 0)
        await notePaymentEvent(deps, { paymentId, kind: 'REFUSED', detail: { faults, facts } });
      await notePaid(deps, stored, faults.length === 0);
    } else if (payment?.state === 'DEPOSIT_WAIT') {
      // A fee is not paid into an account, and what came there could not go back by itself.
      await moveFeePayment(deps.db, paymentId, ['READY'], 'FAILED');
      await deps.payments.closeAccount(paymentId);
    } else if (isGivenUp || payment?.state === 'FAILED' || payment?.state === 'CANCELLED') {
      await moveFeePayment(deps.db, paymentId, ['READY'], 'FAILED');
    }
  }
  await giveBack(deps, paymentId);
}

type Stored = Omit<Awaited<ReturnType<typeof load>>, 'state'>;

function load({ db }: SettleDeps, paymentId: string) {
  return db
    .selectFrom('fee_payments')
    .select(['payment_id', 'order_id', 'request_id', 'amount', 'difference', 'state'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

/** Notes that money came: for the fee when it is what is due, otherwise as surplus. */
function notePaid({ db }: SettleDeps, payment: Stored, isExact: boolean): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockOrder(tx, payment.order_id);
    const due = await dueFee(tx, payment);
    const isDue = isExact && due.amount === payment.amount && due.difference === payment.difference;
    const to = isDue ? 'PAID' : 'SURPLUS';
    if (!(await moveFeePayment(tx, payment.payment_id, ['READY', 'FAILED'], to)) || !isDue) return;
    const paid = await tx
      .updateTable('claims')
      .set({ fee_state: 'PAID' })
      .where('order_id', '=', payment.order_id)
      .where('request_id', '=', payment.request_id)
      .where('state', '=', 'OPEN')
      .where('fee_state', '=', 'DUE')
      .returning(['order_id', 'order_line_id', 'holds_stock', 'price_difference', 'new_price_basis'])
      .execute();
    // The line is the new option already; otherwise it takes its price when it becomes it.
    for (const claim of paid)
      if (claim.price_difference > 0 && !claim.holds_stock) await takeNewPrice(tx, claim);
    faultPoint('fee:paid-before-commit');
  });
}

/**
 * Pays back what has to go back, and notes it; cut off in between, the provider says that it was done. What came to a
 * virtual account waits for the shopper to name where it goes to (decision 113).
 */
async function giveBack(deps: SettleDeps, paymentId: string): Promise<void> {
  const { state, order_id, request_id } = await load(deps, paymentId);
  if (state !== 'GIVE_BACK' && state !== 'SURPLUS') return;
  const isToAccount = await cameToAccount(deps, paymentId);
  const account = isToAccount ? await refundAccountOf(deps, order_id) : null;
  if (isToAccount && !account) return;
  await deps.payments.cancel(paymentId, '교환 배송비 환불', account);
  faultPoint('fee:after-give-back');
  await deps.db.transaction().execute(async (tx) => {
    await lockOrder(tx, order_id);
    if (!(await moveFeePayment(tx, paymentId, [state], 'RETURNED'))) return;
    await noteRefund(tx, order_id, `exchange fee of ${order_id} went back`, deps.clock());
    await forgetRefundAccount(tx, order_id);
    if (state === 'SURPLUS') return;
    await tx
      .updateTable('claims')
      .set({ fee_state: 'WAIVED' })
      .where('order_id', '=', order_id)
      .where('request_id', '=', request_id)
      .where('fee_state', '=', 'GIVE_BACK')
      .execute();
  });
}

/** Whether the money of a fee came to an account, which the provider is asked once. */
async function cameToAccount({ db, payments }: SettleDeps, paymentId: string): Promise<boolean> {
  const known = await db
    .selectFrom('fee_payments')
    .select('is_paid_to_account')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (known.is_paid_to_account !== null) return known.is_paid_to_account;
  const payment = await payments.find(paymentId);
  // Given back already: nothing has to go anywhere.
  if (payment?.state !== 'PAID') return false;
  const is_paid_to_account = payment.facts.method === virtualAccountMethod;
  await db
    .updateTable('fee_payments')
    .set({ is_paid_to_account })
    .where('payment_id', '=', paymentId)
    .execute();
  return is_paid_to_account;
}
