import type { DepositAccount } from '@mall/contracts/api/orders/orders';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import type { PaymentState } from '@mall/contracts/domain/orders/payment-state';
import { isExactPayment } from '../../money/payments/is-exact-payment.ts';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import {
  forgetRefundAccount,
  needsRefundAccount,
  refundAccountOf,
} from '../../money/refund-accounts/refund-account.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { abandonOrder, confirmPayment, keepDepositAccount } from './close-order.ts';

export interface SettleDeps {
  db: Db;
  payments: PaymentGateway;
  config: Pick<ApiConfig, 'PORTONE_STORE_ID'>;
  clock: () => Date;
  /** Opens the accounts that money goes back to. */
  secretBox: SecretBox;
}

export interface Settled {
  payment_id: string;
  payment_state: PaymentState;
  status: OrderStatus;
  failure_code: string | null;
  deposit: DepositAccount | null;
}

interface SettleOptions {
  /** Ends an order that nobody has paid, instead of leaving it open. */
  isGivenUp: boolean;
}

/**
 * Brings an order in line with what the payment provider says of its payment, however often it is called, by
 * the shopper's return, the webhook or the reconciler. Rejects when the provider does not answer; the
 * order is then as it was. An order counts as paid only when payment id, store, currency and amount are the stored
 * ones; what was paid otherwise, or too late, goes back. One with nothing to pay counts as paid as it is.
 */
export async function settleOrder(
  deps: SettleDeps,
  orderId: string,
  { isGivenUp }: SettleOptions,
): Promise<Settled> {
  const order = await loadState(deps.db, orderId);
  // What was paid and cancelled since goes back part by part, by its refunds.
  if (order.payment_state === 'PAID' || order.paid_at) return order;
  // Points and coupons paid it all: the provider knows nothing of it.
  if (order.total === 0) {
    await confirmPayment(deps.db, orderId, deps.clock());
    return loadState(deps.db, orderId);
  }
  const payment = await deps.payments.find(order.payment_id);

  if (order.payment_state !== 'READY') {
    // Paid after the order was closed: its stock may be someone else's by now.
    if (payment?.state === 'PAID')
      await giveBack(deps, orderId, order.payment_id, '주문이 종료된 후 결제되었습니다.');
    else if (order.is_refund_due) await markRefund(deps.db, orderId, false);
    return order;
  }
  const now = deps.clock();
  const abandon = (state: 'FAILED' | 'CANCELLED', code = 'PAYMENT_FAILED', isRefundDue = false) =>
    abandonOrder(deps.db, orderId, { state, code, isRefundDue, now });
  if (payment?.state === 'PAID') {
    if (isExactPayment(payment, { paymentId: order.payment_id, amount: order.total }, deps.config)) {
      faultPoint('settle:before-confirm');
      await confirmPayment(deps.db, orderId, now);
      faultPoint('settle:after-confirm');
    } else {
      await abandon('CANCELLED', 'AMOUNT_MISMATCH', true);
      await giveBack(deps, orderId, order.payment_id, '결제 금액이 주문 금액과 다릅니다.');
    }
  } else if (payment?.state === 'DEPOSIT_WAIT') {
    if (payment.amount !== order.total) await abandon('CANCELLED', 'AMOUNT_MISMATCH');
    else if (isGivenUp && isOverdue(payment.account, now)) await abandon('FAILED');
    else await keepDepositAccount(deps.db, orderId, payment.account);
  } else if (payment?.state === 'FAILED' || payment?.state === 'CANCELLED') {
    await abandon(payment.state);
  } else if (isGivenUp) {
    await abandon('FAILED');
  }
  return loadState(deps.db, orderId);
}

/** The time to pay into a virtual account is over; an account without a time stays open. */
function isOverdue({ due_at }: DepositAccount, now: Date): boolean {
  return due_at !== '' && Date.parse(due_at) <= now.getTime();
}

function loadState(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select([
      'payment_state',
      'status',
      'failure_code',
      'deposit',
      'payment_id',
      'total',
      'is_refund_due',
      'paid_at',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/**
 * Cancels a payment at the provider; what does not work now the reconciler tries again. A paid virtual account waits
 * for the shopper to name where the money goes to.
 */
async function giveBack(deps: SettleDeps, orderId: string, paymentId: string, reason: string): Promise<void> {
  await markRefund(deps.db, orderId, true);
  const account = await refundAccountOf(deps, orderId);
  if (!account && (await needsRefundAccount(deps.db, orderId))) return;
  faultPoint('settle:before-give-back');
  await deps.payments.cancel(paymentId, reason, account);
  faultPoint('settle:after-give-back');
  await markRefund(deps.db, orderId, false);
}

function markRefund(db: Db, orderId: string, is_refund_due: boolean): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ is_refund_due }).where('order_id', '=', orderId).execute();
    if (!is_refund_due) await forgetRefundAccount(tx, orderId);
  });
}
