import type { FastifyBaseLogger } from 'fastify';
import { withOwnDue } from '../../money/payments/deposit-due.ts';
import { notePaymentEvent } from '../../money/payments/payment-events.ts';
import {
  type PaymentConfig,
  type PaymentFacts,
  type PaymentFault,
  paymentFaults,
} from '../../money/payments/payment-facts.ts';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { OrderFailureCode } from '../../platform/database/schema/column-types.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { abandonOrder, confirmPayment, keepDepositAccount } from './close-order.ts';
import { closeGiveBack, giveBack } from './give-back.ts';

export interface SettleDeps {
  db: Db;
  payments: PaymentGateway;
  config: PaymentConfig & Pick<ApiConfig, 'DEPOSIT_HOURS'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  clock: () => Date;
  /** Opens the accounts that money goes back to. */
  secretBox: SecretBox;
}

/** An order once settled; `is_payment_returned`: money came for an order that did not stand, and goes back. */
export type Settled = Row<
  'orders',
  'payment_id' | 'payment_state' | 'status' | 'failure_code' | 'is_payment_returned' | 'deposit' | 'paid_at'
>;

interface SettleOptions {
  /** Ends an unpaid order, instead of leaving it open. */
  isGivenUp: boolean;
}

/**
 * Settles an order by what the provider says; idempotent, and rejects without a change when the provider is silent. Paid
 * means that every fact of the payment is the stored one (decision 90): money that came otherwise or too late goes back.
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
    // Paid after the order was closed: its stock may be another shopper's by now.
    if (payment?.state === 'PAID') {
      await notePaymentEvent(deps, { paymentId: order.payment_id, kind: 'LATE', detail: payment.facts });
      await giveBack(deps, orderId, payment.facts, '주문이 종료된 후 결제되었습니다.');
      return { ...order, is_payment_returned: true };
    }
    if (order.is_refund_due) await closeGiveBack(deps, orderId);
    // Issued too late, or not closed when the order was.
    if (payment?.state === 'DEPOSIT_WAIT') await closeAccount(deps, order.payment_id);
    // While the provider answered, a webhook may have given the money back.
    return loadState(deps.db, orderId);
  }
  const now = deps.clock();
  const abandon = (
    state: 'FAILED' | 'CANCELLED',
    code: OrderFailureCode = 'PAYMENT_FAILED',
    isRefundDue = false,
  ) => abandonOrder(deps.db, orderId, { state, code, isRefundDue, now });
  if (payment?.state === 'PAID') {
    const faults = faultsOf(deps, order, payment.facts, 'PAID');
    if (faults.length === 0) {
      faultPoint('settle:before-confirm');
      await confirmPayment(deps.db, orderId, now);
      faultPoint('settle:after-confirm');
    } else {
      await noteRefusal(deps, payment.facts, faults);
      await abandon('CANCELLED', refusalCode(faults), true);
      await giveBack(deps, orderId, payment.facts, '결제 내용이 주문 내용과 다릅니다.');
    }
  } else if (payment?.state === 'DEPOSIT_WAIT') {
    const faults = faultsOf(deps, order, payment.facts, 'VIRTUAL_ACCOUNT_ISSUED');
    const account = withOwnDue(payment.account, order.ordered_at, deps.config);
    const isOver = isGivenUp && Date.parse(account.due_at) <= now.getTime();
    if (faults.length > 0) await noteRefusal(deps, payment.facts, faults);
    if (faults.length === 0 && !isOver) await keepDepositAccount(deps.db, orderId, account);
    else if (await abandon(isOver ? 'FAILED' : 'CANCELLED', isOver ? undefined : refusalCode(faults)))
      await closeAccount(deps, order.payment_id);
  } else if (payment?.state === 'FAILED' || payment?.state === 'CANCELLED') {
    await abandon(payment.state);
  } else if (isGivenUp) {
    await abandon('FAILED');
  }
  return loadState(deps.db, orderId);
}

type OrderState = Awaited<ReturnType<typeof loadState>>;

function faultsOf(
  { config }: SettleDeps,
  { payment_id, pay_method, total }: OrderState,
  facts: PaymentFacts,
  status: 'PAID' | 'VIRTUAL_ACCOUNT_ISSUED',
): PaymentFault[] {
  return paymentFaults(
    facts,
    { status, paymentId: payment_id, payMethods: [pay_method], amount: total },
    config,
  );
}

async function noteRefusal(deps: SettleDeps, facts: PaymentFacts, faults: PaymentFault[]): Promise<void> {
  await notePaymentEvent(deps, { paymentId: facts.paymentId, kind: 'REFUSED', detail: { faults, facts } });
}

const refusalCode = (faults: readonly PaymentFault[]): OrderFailureCode =>
  faults.includes('AMOUNT') ? 'AMOUNT_MISMATCH' : 'PAYMENT_REFUSED';

/** Closes the virtual account at the provider; a deposit that arrives all the same is refunded. */
async function closeAccount({ payments, logger }: SettleDeps, paymentId: string): Promise<void> {
  await payments.closeAccount(paymentId).catch((error: unknown) => {
    logger.warn({ err: error, payment_id: paymentId }, 'account stays open at the provider');
  });
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
      'pay_method',
      'total',
      'is_refund_due',
      'is_payment_returned',
      'paid_at',
      'ordered_at',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
