import type { DepositAccount } from '@mall/contracts/api/orders/orders';
import * as Payment from '@portone/server-sdk/payment';
import type { PaymentFacts } from './payment-facts.ts';
import type { ProviderPayment } from './payment-gateway.ts';

/** What an order has to know of a payment as the provider's SDK returns it. */
export function providerPayment(payment: Payment.Payment): ProviderPayment {
  if (Payment.isUnrecognizedPayment(payment)) return { state: 'PENDING' };
  switch (payment.status) {
    case 'PAID':
    case 'PARTIAL_CANCELLED':
      return { state: 'PAID', facts: factsOf(payment) };
    case 'VIRTUAL_ACCOUNT_ISSUED':
      return { state: 'DEPOSIT_WAIT', facts: factsOf(payment), account: accountOf(payment) };
    case 'FAILED':
    case 'CANCELLED':
      return { state: payment.status };
    default:
      return { state: 'PENDING' };
  }
}

type PaymentWithMoney =
  | Payment.PaidPayment
  | Payment.PartialCancelledPayment
  | Payment.VirtualAccountIssuedPayment;

function factsOf(payment: PaymentWithMoney): PaymentFacts {
  const { status, id, storeId, channel, method, currency, amount, escrow } = payment;
  return {
    status,
    paymentId: id,
    storeId,
    channelKey: channel.key,
    channelType: channel.type,
    method: method && String(method.type),
    easyPayProvider: easyPayProviderOf(method),
    isEscrow: escrow !== undefined,
    currency,
    amount: amount.total,
  };
}

// The SDK's union of methods also has a member for those it does not know yet, which hides the fields of the others.
function easyPayProviderOf(method: Payment.PaymentMethod | undefined): string | undefined {
  return method?.type === 'PaymentMethodEasyPay'
    ? (method as Payment.PaymentMethodEasyPay).provider
    : undefined;
}

function accountOf({ method, escrow }: Payment.VirtualAccountIssuedPayment): DepositAccount {
  const type = escrow ? 'ESCROW_VIRTUAL_ACCOUNT' : 'VIRTUAL_ACCOUNT';
  if (method?.type !== 'PaymentMethodVirtualAccount') return { type, bank: '', number: '', due_at: '' };
  const { bank, accountNumber, expiredAt } = method as Payment.PaymentMethodVirtualAccount;
  return { type, bank: String(bank ?? ''), number: accountNumber, due_at: expiredAt ?? '' };
}
