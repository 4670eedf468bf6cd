import type { RefundAccount } from '@mall/contracts/api/orders/order-claims';
import type { DepositAccount } from '@mall/contracts/api/orders/orders';
import * as Payment from '@portone/server-sdk/payment';
import { PaymentClient } from '@portone/server-sdk/payment';
import type { ApiConfig } from '../../platform/config.ts';
import { within as withinLimit } from '../../platform/http/within.ts';

/** What the provider says about a payment. Amount in whole KRW. */
export type ProviderPayment =
  | { state: 'PAID'; paymentId: string; storeId: string; currency: string; amount: number }
  | { state: 'DEPOSIT_WAIT'; storeId: string; amount: number; account: DepositAccount }
  | { state: 'PENDING' | 'FAILED' | 'CANCELLED' };

interface PartToCancel {
  /** KRW to give back now. */
  amount: number;
  /** KRW of this payment that had gone back before. */
  cancelledBefore: number;
  reason: string;
  /** Where the money of a paid virtual account goes to. */
  refundAccount?: RefundAccount | null;
}

/** The payment provider as orders see it. All calls reject when it does not answer. */
export interface PaymentGateway {
  /** Null when the provider has never heard of the payment. */
  find: (paymentId: string) => Promise<ProviderPayment | null>;
  /** Gives the whole amount back; fine when that has happened already. */
  cancel: (paymentId: string, reason: string, refundAccount?: RefundAccount | null) => Promise<void>;
  /** Gives a part back; fine when that very part has gone back already. */
  cancelPart: (paymentId: string, part: PartToCancel) => Promise<void>;
}

/** The SDK waits for ever by itself (ms). */
const timeoutMs = 8000;

const within = <Result>(work: Promise<Result>, limitMs: number) =>
  withinLimit(work, limitMs, () => new Error('payment provider does not answer'));

/** PortOne V2 through its own server SDK. */
export function portoneGateway(config: ApiConfig): PaymentGateway {
  const client = PaymentClient({
    secret: config.PORTONE_API_SECRET,
    baseUrl: config.PORTONE_API_URL,
    storeId: config.PORTONE_STORE_ID,
  });
  const get = (paymentId: string) =>
    within(client.getPayment({ paymentId, storeId: config.PORTONE_STORE_ID }), timeoutMs);
  return {
    find: async (paymentId) => {
      try {
        return factsOf(await get(paymentId));
      } catch (error) {
        if (error instanceof Payment.GetPaymentError && error.data.type === 'PAYMENT_NOT_FOUND') return null;
        throw error;
      }
    },
    cancel: async (paymentId, reason, refundAccount) => {
      try {
        await within(client.cancelPayment({ paymentId, reason, ...accountFor(refundAccount) }), timeoutMs);
      } catch (error) {
        const isDone =
          error instanceof Payment.CancelPaymentError && error.data.type === 'PAYMENT_ALREADY_CANCELLED';
        if (!isDone) throw error;
      }
    },
    cancelPart: async (paymentId, { amount, cancelledBefore, reason, refundAccount }) => {
      const payment = await get(paymentId);
      if (Payment.isUnrecognizedPayment(payment) || !('amount' in payment)) {
        throw new Error('the payment cannot be given back');
      }
      const { total, cancelled } = payment.amount;
      if (cancelled >= cancelledBefore + amount) return;
      // The provider refuses when something else was given back since we looked, so that no part goes back twice.
      const currentCancellableAmount = total - cancelledBefore;
      const part = { paymentId, amount, reason, currentCancellableAmount, ...accountFor(refundAccount) };
      await within(client.cancelPayment(part), timeoutMs);
    },
  };
}

function accountFor(account: RefundAccount | null | undefined) {
  if (!account) return {};
  const { bank, number, holder } = account;
  return { refundAccount: { bank, number, holderName: holder } };
}

function factsOf(payment: Payment.Payment): ProviderPayment {
  if (Payment.isUnrecognizedPayment(payment)) return { state: 'PENDING' };
  switch (payment.status) {
    case 'PAID':
      return {
        state: 'PAID',
        paymentId: payment.id,
        storeId: payment.storeId,
        currency: payment.currency,
        amount: payment.amount.total,
      };
    case 'VIRTUAL_ACCOUNT_ISSUED':
      return {
        state: 'DEPOSIT_WAIT',
        storeId: payment.storeId,
        amount: payment.amount.total,
        account: accountOf(payment.method),
      };
    case 'FAILED':
      return { state: 'FAILED' };
    case 'CANCELLED':
    case 'PARTIAL_CANCELLED':
      return { state: 'CANCELLED' };
    default:
      return { state: 'PENDING' };
  }
}

function accountOf(method: Payment.PaymentMethod | undefined): DepositAccount {
  if (method?.type !== 'PaymentMethodVirtualAccount') return { bank: '', number: '', due_at: '' };
  // The SDK's union of methods also has a member for those it does not know yet, which hides the fields.
  const { bank, accountNumber, expiredAt } = method as Payment.PaymentMethodVirtualAccount;
  return { bank: String(bank ?? ''), number: accountNumber, due_at: expiredAt ?? '' };
}
