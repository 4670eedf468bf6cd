import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import { cancelPayment, cancelSchema, closeAccount } from './cancel-payment.ts';
import { listPayments } from './list-payments.ts';
import type { StoredPayment } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';
import { restCancellation, restPayment } from './rest-shape.ts';
import type { SendWebhook } from './send-webhook.ts';
import { standInRoutes } from './stand-in-routes.ts';

type PaymentRoute = { Params: { paymentId: string } };

const fail = (reply: FastifyReply, status: number, type: string, message: string) =>
  reply.status(status).send({ type, message });

/** The part of PortOne V2's REST API that the shop uses, with its errors `{ type, message }`. */
export function restRoutes(
  app: FastifyInstance,
  config: PartnersConfig,
  book: PaymentBook,
  sendWebhook: SendWebhook,
): void {
  const expected = Buffer.from(`PortOne ${config.PORTONE_API_SECRET}`);
  const isAuthorised = (request: FastifyRequest) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const find: FindPayment = (paymentId, storeId) => {
    const payment = book.find(paymentId);
    return payment && (storeId ?? payment.request.storeId) === payment.request.storeId ? payment : undefined;
  };

  app.register(async (rest) => {
    rest.addHook('onRequest', async (request, reply) => {
      if (!isAuthorised(request)) return fail(reply, 401, 'UNAUTHORIZED', '인증 정보가 올바르지 않습니다.');
    });

    standInRoutes(rest, config, book);

    rest.get<{ Querystring: { requestBody?: string } }>('/payments', async (request, reply) => {
      const listed = listPayments(book.all(), request.query.requestBody);
      if (!listed) return fail(reply, 400, 'INVALID_REQUEST', '조회 요청이 올바르지 않습니다.');
      return { items: listed.items.map((item) => restPayment(item, originOf(request))), page: listed.page };
    });

    rest.get<PaymentRoute & { Querystring: { storeId?: string } }>(
      '/payments/:paymentId',
      async (request, reply) => {
        const payment = find(request.params.paymentId, request.query.storeId);
        if (!payment) return fail(reply, 404, 'PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.');
        return restPayment(payment, originOf(request));
      },
    );

    changingRoutes(rest, find, sendWebhook);
  });
}

/** Where the caller has found the stand-in. */
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

type FindPayment = (paymentId: string, storeId: string | undefined) => StoredPayment | undefined;

/** Calls that change a payment; each is followed by its webhook. */
function changingRoutes(rest: FastifyInstance, find: FindPayment, sendWebhook: SendWebhook): void {
  rest.post<PaymentRoute & { Querystring: { storeId?: string } }>(
    '/payments/:paymentId/virtual-account/close',
    async (request, reply) => {
      const payment = find(request.params.paymentId, request.query.storeId);
      if (!payment) return fail(reply, 404, 'PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.');
      if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED')
        return fail(reply, 409, 'PAYMENT_NOT_WAITING_FOR_DEPOSIT', '입금을 기다리는 결제가 아닙니다.');
      closeAccount(payment);
      sendWebhook(payment);
      return { closedAt: payment.changedAt.toISOString() };
    },
  );

  rest.post<PaymentRoute>('/payments/:paymentId/cancel', async (request, reply) => {
    const body = cancelSchema.safeParse(request.body);
    if (!body.success) return fail(reply, 400, 'INVALID_REQUEST', '취소 요청이 올바르지 않습니다.');
    const payment = find(request.params.paymentId, body.data.storeId);
    if (!payment) return fail(reply, 404, 'PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.');
    const outcome = cancelPayment(payment, body.data);
    if ('type' in outcome) return fail(reply, outcome.status, outcome.type, outcome.message);
    sendWebhook(payment);
    return { cancellation: restCancellation(outcome) };
  });
}
