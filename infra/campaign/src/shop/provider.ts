import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';
import { webhookHeaders } from '@mall/partners/src/portone/send-webhook.ts';
import * as z from 'zod';
import { send } from '../callers/send.ts';

/** What shop and stand-in both know of the store: a real one, where only LIVE channels count. */
export const store = {
  PORTONE_STORE_ID: 'store-campaign',
  PORTONE_CHANNEL_KEY: 'channel-key-campaign',
  PORTONE_API_SECRET: 'campaign-portone-secret',
  PORTONE_WEBHOOK_SECRET: 'whsec_Y2FtcGFpZ24td2ViaG9vay1zZWNyZXQ=',
} as const;

/** What a browser hands over for a way to pay, in the provider's words. */
const methods: Record<string, Record<string, string>> = {
  DEPOSIT: { payMethod: 'VIRTUAL_ACCOUNT' },
  MOBILE: { payMethod: 'MOBILE' },
  KAKAOPAY: { payMethod: 'EASY_PAY', easyPayProvider: 'KAKAOPAY' },
};

type Decision = 'approve' | 'decline' | 'cancel' | 'deposit';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const storedPaymentSchema = z.object({
  status: z.string(),
  amount: z.object({ total: z.number(), cancelled: z.number() }),
});

/** What the shop's page hands to the payment page. */
const requestOf = (payment: PaymentRequest): Record<string, string> => ({
  storeId: payment.store_id,
  channelKey: payment.channel_key,
  paymentId: payment.payment_id,
  orderName: payment.order_name,
  totalAmount: String(payment.total_amount),
  currency: 'KRW',
  redirectUrl: 'http://127.0.0.1/order/payment',
  ...(methods[payment.pay_method] ?? { payMethod: 'CARD' }),
  ...(payment.deposit_due_at ? { accountDueAt: payment.deposit_due_at } : {}),
});

/** The payment provider's stand-in, as browsers and thieves meet it. */
export function createProvider(origin: string) {
  const open = (payment: PaymentRequest, changed: Record<string, string> = {}) =>
    send(origin, { path: `/pay?${new URLSearchParams({ ...requestOf(payment), ...changed })}` });
  const decide = (paymentId: string, decision: Decision) =>
    send(origin, {
      method: 'POST',
      path: '/pay',
      headers: form,
      body: new URLSearchParams({ paymentId, decision }).toString(),
    });
  return {
    origin,
    /** Opens the payment page with what the shop asked for, or with what a thief changed of it. */
    open,
    decide,
    /** Opens the page and presses a button. */
    pay: async (
      payment: PaymentRequest,
      changed: Record<string, string> = {},
      decision: Decision = 'approve',
    ) => {
      await open(payment, changed);
      await decide(payment.payment_id, decision);
    },
    /** The payment as the provider stores it, KRW; null when it does not know it. */
    look: async (paymentId: string) => {
      const headers = { authorization: `PortOne ${store.PORTONE_API_SECRET}` };
      const answer = await send(origin, { path: `/payments/${paymentId}`, headers });
      if (answer.status === 404) return null;
      const { status, amount } = storedPaymentSchema.parse(JSON.parse(answer.text));
      return {
        status,
        net: status === 'PAID' || status === 'PARTIAL_CANCELLED' ? amount.total - amount.cancelled : 0,
      };
    },
    /** Headers of a message that the provider signed, or a forger with another secret, at another time. */
    sign: (body: string, secret: string = store.PORTONE_WEBHOOK_SECRET, at = new Date()) =>
      webhookHeaders(secret, body, at),
    /** Texts that phones were sent, newest first. */
    messages: async () => {
      const { text } = await send(origin, { path: '/messages' });
      return [...text.matchAll(/<h2>.*?<small>(\d+) · .*?<\/h2><p>(.*?)<\/p>/gs)].map(
        ([, to = '', content = '']) => ({
          to,
          content,
        }),
      );
    },
  };
}
export type Provider = ReturnType<typeof createProvider>;
