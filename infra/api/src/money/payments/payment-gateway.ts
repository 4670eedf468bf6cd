import type { RefundAccount } from '@mall/contracts/api/orders/order-claims';
import type { DepositAccount } from '@mall/contracts/api/orders/orders';
import * as Payment from '@portone/server-sdk/payment';
import { PaymentClient } from '@portone/server-sdk/payment';
import type { ApiConfig } from '../../platform/config.ts';
import { within as withinLimit } from '../../platform/http/within.ts';
import { listedPayment, listPayments } from './list-payments.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { providerPayment } from './provider-payment.ts';
import { type ProviderReceipts, receiptsOf } from './receipts.ts';

/** What the provider says about a payment; PAID as long as any of the money is there. */
export type ProviderPayment =
  | { state: 'PAID'; facts: PaymentFacts }
  | { state: 'DEPOSIT_WAIT'; facts: PaymentFacts; account: DepositAccount }
  | { state: 'PENDING' | 'FAILED' | 'CANCELLED' };

/** A payment as the provider has it in its books. KRW. */
export interface ListedPayment {
  paymentId: string;
  status: string;
  amount: number;
  cancelled: number;
}

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
  /** Null when the provider does not know the payment. */
  find: (paymentId: string) => Promise<ProviderPayment | null>;
  /** What the provider keeps of a payment; null when it does not know it. */
  look: (paymentId: string) => Promise<ListedPayment | null>;
  /** Where the provider shows papers about a payment; null when it does not know it. */
  receipts: (paymentId: string) => Promise<ProviderReceipts | null>;
  /** Payments of the store that were begun in a stretch of time and paid, whatever of them went back. */
  list: (during: { from: Date; until: Date }) => Promise<ListedPayment[]>;
  /** Closes an issued account, so that it takes no payment any more; rejects when it is not one that waits. */
  closeAccount: (paymentId: string) => Promise<void>;
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
  const storeId = config.PORTONE_STORE_ID;
  const client = PaymentClient({
    secret: config.PORTONE_API_SECRET,
    baseUrl: config.PORTONE_API_URL,
    storeId,
  });
  const get = (paymentId: string) => within(client.getPayment({ paymentId, storeId }), timeoutMs);
  return { ...readingCalls(client, storeId, get), ...changingCalls(client, get) };
}

type Get = (paymentId: string) => Promise<Payment.Payment>;

function readingCalls(
  client: PaymentClient,
  storeId: string,
  get: Get,
): Pick<PaymentGateway, 'find' | 'look' | 'receipts' | 'list'> {
  const find = (paymentId: string) =>
    get(paymentId).catch((error: unknown) => {
      if (error instanceof Payment.GetPaymentError && error.data.type === 'PAYMENT_NOT_FOUND') return null;
      throw error;
    });
  return {
    find: async (paymentId) => {
      const payment = await find(paymentId);
      return payment && providerPayment(payment);
    },
    look: async (paymentId) => {
      const payment = await find(paymentId);
      return payment && listedPayment(payment);
    },
    receipts: async (paymentId) => {
      const payment = await find(paymentId);
      return payment && receiptsOf(payment);
    },
    list: (during) =>
      listPayments((page, filter) => within(client.getPayments({ page, filter }), timeoutMs), {
        ...during,
        storeId,
      }),
  };
}

function changingCalls(
  client: PaymentClient,
  get: Get,
): Pick<PaymentGateway, 'closeAccount' | 'cancel' | 'cancelPart'> {
  const amountsOf = async (paymentId: string) => {
    const payment = await get(paymentId);
    if (Payment.isUnrecognizedPayment(payment) || !('amount' in payment))
      throw new Error('the payment cannot be given back');
    return payment.amount;
  };
  return {
    closeAccount: async (paymentId) => {
      await within(client.closeVirtualAccount({ paymentId }), timeoutMs);
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
      const goal = cancelledBefore + amount;
      const { total, cancelled } = await amountsOf(paymentId);
      if (cancelled >= goal) return;
      // The provider refuses when something else was given back since we looked, so that no part goes back twice.
      const currentCancellableAmount = total - cancelledBefore;
      const part = { paymentId, amount, reason, currentCancellableAmount, ...accountFor(refundAccount) };
      await within(client.cancelPayment(part), timeoutMs).catch(async (error: unknown) => {
        // Another process of ours may have given this very part back meanwhile.
        if ((await amountsOf(paymentId)).cancelled < goal) throw error;
      });
    },
  };
}

function accountFor(account: RefundAccount | null | undefined) {
  if (!account) return {};
  const { bank, number, holder } = account;
  return { refundAccount: { bank, number, holderName: holder } };
}
