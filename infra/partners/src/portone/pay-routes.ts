import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { refusalPage, sendPage } from '../html.ts';
import { channelTypeOf } from './channels.ts';
import { depositPage, paymentPage, stylesheet } from './pages.ts';
import { type PaymentStatus, paymentRequestSchema, type StoredPayment, virtualAccount } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';
import type { SendWebhook } from './send-webhook.ts';

const decisionSchema = z.object({
  paymentId: z.string(),
  decision: z.enum(['approve', 'decline', 'cancel', 'deposit']),
});

const failures = {
  decline: { code: 'PAY_DECLINED', message: '카드사에서 결제를 거절했습니다.' },
  cancel: { code: 'PAY_PROCESS_CANCELED', message: '[결제포기] 사용자가 결제를 취소하셨습니다.' },
} as const;

/** The page that the shopper decides on, and the way back to the shop as PortOne's redirect mode goes. */
export function payRoutes(
  app: FastifyInstance,
  config: PartnersConfig,
  book: PaymentBook,
  sendWebhook: SendWebhook,
): void {
  const refuse = (reply: FastifyReply, status: number, message: string) =>
    sendPage(reply, status, refusalPage('결제를 진행할 수 없습니다', message));

  app.get('/pay/style.css', (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(stylesheet),
  );

  app.get('/pay', (request, reply) => {
    const parsed = paymentRequestSchema.safeParse(request.query);
    if (!parsed.success) return refuse(reply, 400, '결제 요청이 올바르지 않습니다.');
    const { storeId, channelKey, redirectUrl } = parsed.data;
    const channelType = channelTypeOf(config, channelKey);
    if (storeId !== config.PORTONE_STORE_ID || channelType === null) {
      return refuse(reply, 400, '등록되지 않은 상점 또는 결제 채널입니다.');
    }
    const payment = book.open(parsed.data, channelType);
    if (payment.status === 'VIRTUAL_ACCOUNT_ISSUED')
      return sendPage(reply, 200, depositPage(payment.request));
    if (payment.status !== 'READY') return refuse(reply, 409, '이미 처리된 결제입니다.');
    return sendPage(reply, 200, paymentPage(payment.request), new URL(redirectUrl).origin);
  });

  app.post('/pay', (request, reply) => {
    const parsed = decisionSchema.safeParse(request.body);
    const payment = parsed.success ? book.find(parsed.data.paymentId) : undefined;
    if (!parsed.success || !payment) {
      return refuse(reply, 400, '결제 요청을 찾을 수 없습니다.');
    }
    const { decision } = parsed.data;
    if (payment.status === 'READY' && decision !== 'deposit') {
      const isAccount = payment.request.payMethod === virtualAccount;
      const approved = isAccount ? 'VIRTUAL_ACCOUNT_ISSUED' : 'PAID';
      change(payment, decision === 'approve' ? approved : 'FAILED');
      payment.failure = decision === 'approve' ? null : failures[decision];
      sendWebhook(payment);
    } else if (payment.status === 'VIRTUAL_ACCOUNT_ISSUED' && decision === 'deposit') {
      change(payment, 'PAID');
      sendWebhook(payment);
    }
    // Sent twice, the form goes the same way back again.
    return reply.redirect(returnUrl(payment), 303);
  });
}

function change(payment: StoredPayment, status: PaymentStatus): void {
  payment.status = status;
  payment.changedAt = new Date();
}

function returnUrl(payment: StoredPayment): string {
  const url = new URL(payment.request.redirectUrl);
  url.searchParams.set('transactionType', 'PAYMENT');
  url.searchParams.set('txId', payment.transactionId);
  url.searchParams.set('paymentId', payment.request.paymentId);
  if (payment.failure) {
    url.searchParams.set('code', 'FAILURE_TYPE_PG');
    url.searchParams.set('message', payment.failure.message);
    url.searchParams.set('pgCode', payment.failure.code);
    url.searchParams.set('pgMessage', payment.failure.message);
  }
  return url.href;
}
