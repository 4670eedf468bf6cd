import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import type { PaymentStatus, StoredPayment } from './payment.ts';

/** Tells the shop that a payment changed; does not wait for it. */
export type SendWebhook = (payment: StoredPayment) => void;

const types: Record<PaymentStatus, string> = {
  READY: 'Transaction.Ready',
  VIRTUAL_ACCOUNT_ISSUED: 'Transaction.VirtualAccountIssued',
  PAID: 'Transaction.Paid',
  FAILED: 'Transaction.Failed',
  PARTIAL_CANCELLED: 'Transaction.PartialCancelled',
  CANCELLED: 'Transaction.Cancelled',
};
/** Delays before each try, and how long one may take (ms). */
const delaysMs = [0, 1000, 5000];
const timeoutMs = 3000;

/** Headers of the Standard Webhooks scheme for a body. */
export function webhookHeaders(secret: string, body: string, now = new Date()): Record<string, string> {
  const id = randomUUID();
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The body that PortOne sends when a payment changed. */
function webhookBody(payment: StoredPayment, now = new Date()): string {
  const { storeId, paymentId } = payment.request;
  const cancellationId = payment.cancellations.at(-1)?.id;
  return JSON.stringify({
    type: types[payment.status],
    timestamp: now.toISOString(),
    data: {
      storeId,
      paymentId,
      transactionId: payment.transactionId,
      ...(cancellationId ? { cancellationId } : {}),
    },
  });
}

export function webhookSender(config: PartnersConfig, logger: FastifyBaseLogger): SendWebhook {
  const url = config.PORTONE_WEBHOOK_URL;
  if (!url) return () => undefined;
  const deliver = async (body: string) => {
    for (const delayMs of delaysMs) {
      await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...webhookHeaders(config.PORTONE_WEBHOOK_SECRET, body),
          },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (reply.ok) return;
        logger.warn({ status: reply.status }, 'webhook refused');
      } catch (error) {
        logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'webhook failed');
      }
    }
  };
  return (payment) => void deliver(webhookBody(payment));
}
