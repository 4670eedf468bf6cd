import type { ApiConfig } from '../config.ts';
import type { Db } from '../database/schema.ts';
import type { PaymentState } from '../database/schema-orders.ts';
import type { PaymentGateway, ProviderPayment } from '../payments/payment-gateway.ts';
import { abandonOrder, confirmPayment } from './close-order.ts';

export interface SettleDeps {
  db: Db;
  payments: PaymentGateway;
  config: Pick<ApiConfig, 'PORTONE_STORE_ID'>;
  clock: () => Date;
}

export interface Settled {
  payment_state: PaymentState;
  failure_code: string | null;
}

interface SettleOptions {
  /** Ends an order that nobody has paid, instead of leaving it open. */
  isGivenUp: boolean;
}

/**
 * Brings an order in line with what the payment provider says of its payment, however often it is called and
 * whoever calls it: the shopper's return, the webhook, the reconciler. Rejects when the provider does not answer; the
 * order is then as it was. An order counts as paid only when payment id, store, currency and amount are the stored
 * ones; what was paid otherwise, or too late, goes back.
 */
export async function settleOrder(
  deps: SettleDeps,
  orderId: string,
  { isGivenUp }: SettleOptions,
): Promise<Settled> {
  const order = await loadState(deps.db, orderId);
  if (order.payment_state === 'PAID') return order;
  const payment = await deps.payments.find(order.payment_id);

  if (order.payment_state !== 'READY') {
    // Paid after the order was closed: its stock may be someone else's by now.
    if (payment?.state === 'PAID')
      await giveBack(deps, orderId, order.payment_id, '주문이 종료된 후 결제되었습니다.');
    else if (order.is_refund_due) await markRefund(deps.db, orderId, false);
    return order;
  }
  if (payment?.state === 'PAID') {
    if (isExactly(payment, order, deps.config)) await confirmPayment(deps.db, orderId, deps.clock());
    else {
      const closing = { state: 'CANCELLED', code: 'AMOUNT_MISMATCH', isRefundDue: true } as const;
      await abandonOrder(deps.db, orderId, closing);
      await giveBack(deps, orderId, order.payment_id, '결제 금액이 주문 금액과 다릅니다.');
    }
  } else if (payment?.state === 'FAILED') {
    await abandonOrder(deps.db, orderId, { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false });
  } else if (payment?.state === 'CANCELLED') {
    await abandonOrder(deps.db, orderId, { state: 'CANCELLED', code: 'PAYMENT_FAILED', isRefundDue: false });
  } else if (isGivenUp) {
    await abandonOrder(deps.db, orderId, { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false });
  }
  return loadState(deps.db, orderId);
}

function loadState(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['payment_state', 'failure_code', 'payment_id', 'total', 'is_refund_due'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

function isExactly(
  payment: Extract<ProviderPayment, { state: 'PAID' }>,
  order: { payment_id: string; total: number },
  config: SettleDeps['config'],
): boolean {
  return (
    payment.paymentId === order.payment_id &&
    payment.storeId === config.PORTONE_STORE_ID &&
    payment.currency === 'KRW' &&
    payment.amount === order.total
  );
}

/** Cancels a payment at the provider; what does not work now the reconciler tries again. */
async function giveBack(deps: SettleDeps, orderId: string, paymentId: string, reason: string): Promise<void> {
  await markRefund(deps.db, orderId, true);
  await deps.payments.cancel(paymentId, reason);
  await markRefund(deps.db, orderId, false);
}

async function markRefund(db: Db, orderId: string, is_refund_due: boolean): Promise<void> {
  await db.updateTable('orders').set({ is_refund_due }).where('order_id', '=', orderId).execute();
}
