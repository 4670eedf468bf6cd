import * as Payment from '@portone/server-sdk/payment';
import { PaymentClient } from '@portone/server-sdk/payment';
import type { ApiConfig } from '../config.ts';

/** What the provider says about a payment. Amount in whole KRW. */
export type ProviderPayment =
  | { state: 'PAID'; paymentId: string; storeId: string; currency: string; amount: number }
  | { state: 'PENDING' | 'FAILED' | 'CANCELLED' };

/** The payment provider as orders see it. Both calls reject when it does not answer. */
export interface PaymentGateway {
  /** Null when the provider has never heard of the payment. */
  find: (paymentId: string) => Promise<ProviderPayment | null>;
  /** Gives the whole amount back; fine when that has happened already. */
  cancel: (paymentId: string, reason: string) => Promise<void>;
}

/** The SDK waits for ever by itself (ms). */
const timeoutMs = 8000;

/** PortOne V2 through its own server SDK. */
export function portoneGateway(config: ApiConfig): PaymentGateway {
  const client = PaymentClient({
    secret: config.PORTONE_API_SECRET,
    baseUrl: config.PORTONE_API_URL,
    storeId: config.PORTONE_STORE_ID,
  });
  return {
    find: async (paymentId) => {
      try {
        const payment = await within(
          client.getPayment({ paymentId, storeId: config.PORTONE_STORE_ID }),
          timeoutMs,
        );
        return factsOf(payment);
      } catch (error) {
        if (error instanceof Payment.GetPaymentError && error.data.type === 'PAYMENT_NOT_FOUND') return null;
        throw error;
      }
    },
    cancel: async (paymentId, reason) => {
      try {
        await within(client.cancelPayment({ paymentId, reason }), timeoutMs);
      } catch (error) {
        const isDone =
          error instanceof Payment.CancelPaymentError && error.data.type === 'PAYMENT_ALREADY_CANCELLED';
        if (!isDone) throw error;
      }
    },
  };
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
    case 'FAILED':
      return { state: 'FAILED' };
    case 'CANCELLED':
    case 'PARTIAL_CANCELLED':
      return { state: 'CANCELLED' };
    default:
      return { state: 'PENDING' };
  }
}

async function within<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('payment provider does not answer')), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
