import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { refusalPage, sendPage, sendUnder } from '../html.ts';
import { channelTypeOf } from './channels.ts';
import { depositPage, paymentPage, stylesheet } from './pages.ts';
import {
  type PaymentRequest,
  type PaymentStatus,
  paymentRequestSchema,
  type StoredPayment,
  virtualAccount,
} from './payment.ts';
import type { PaymentBook } from './payment-book.ts';
import type { SendWebhook } from './send-webhook.ts';
import { resultPage, windowScript } from './window-pages.ts';

const decisionSchema = z.object({
  paymentId: z.string(),
  decision: z.enum(['approve', 'decline', 'cancel', 'deposit']),
  windowType: paymentRequestSchema.shape.windowType,
});

const failures = {
  decline: { code: 'PAY_DECLINED', message: '카드사에서 결제를 거절했습니다.' },
  cancel: { code: 'PAY_PROCESS_CANCELED', message: '[결제포기] 사용자가 결제를 취소하셨습니다.' },
} as const;

/** The page that the shopper decides on, and the way back to the shop: an address, or a message to the SDK's page. */
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

  app.get('/pay/window.js', (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(windowScript),
  );

  app.get('/pay', (request, reply) => {
    const parsed = paymentRequestSchema.safeParse(request.query);
    if (!parsed.success) return refuse(reply, 400, '결제 요청이 올바르지 않습니다.');
    const { storeId, channelKey, windowType } = parsed.data;
    const channelType = channelTypeOf(config, channelKey);
    if (storeId !== config.PORTONE_STORE_ID || channelType === null) {
      return refuse(reply, 400, '등록되지 않은 상점 또는 결제 채널입니다.');
    }
    const payment = book.open(parsed.data, channelType);
    if (payment.status === 'VIRTUAL_ACCOUNT_ISSUED')
      return sendPage(reply, 200, depositPage(payment.request));
    // Opened again by Back or a reload: there is nothing left to decide here.
    if (payment.status !== 'READY') return leadBack(reply, payment, windowType);
    return sendUnder(
      reply,
      200,
      paymentPage(parsed.data, request.headers['user-agent']),
      paymentPolicy(parsed.data),
    );
  });

  app.post('/pay', (request, reply) => {
    const parsed = decisionSchema.safeParse(request.body);
    const payment = parsed.success ? book.find(parsed.data.paymentId) : undefined;
    if (!parsed.success || !payment) {
      return refuse(reply, 400, '결제 요청을 찾을 수 없습니다.');
    }
    const { decision, windowType } = parsed.data;
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
    return leadBack(reply, payment, windowType);
  });
}

/** A frame belongs to the shop's page alone; only a page of its own leads back by an address. */
function paymentPolicy({ redirectUrl, windowType }: PaymentRequest): string {
  const shop = new URL(redirectUrl).origin;
  // A form's redirect counts as its action in Chromium, so the shop's origin has to be named.
  const formAction = windowType === 'REDIRECTION' ? `'self' ${shop}` : "'self'";
  const ancestors = windowType === 'IFRAME' ? shop : "'none'";
  return `default-src 'none'; script-src 'self'; style-src 'self'; form-action ${formAction}; frame-ancestors ${ancestors}; base-uri 'none'`;
}

function leadBack(
  reply: FastifyReply,
  payment: StoredPayment,
  windowType: PaymentRequest['windowType'],
): FastifyReply {
  const url = returnUrl(payment);
  if (windowType === 'REDIRECTION') return reply.redirect(url, 303);
  const request = { ...payment.request, windowType };
  return sendUnder(reply, 200, resultPage(url), paymentPolicy(request));
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
