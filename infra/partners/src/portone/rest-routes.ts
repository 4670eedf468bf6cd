import { randomUUID, timingSafeEqual } from 'node:crypto';
import { bankSchema } from '@mall/contracts/domain/bank';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { cancelledAmount, type StoredPayment, virtualAccount } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';
import { restCancellation, restPayment } from './rest-shape.ts';
import type { SendWebhook } from './send-webhook.ts';
import { standInRoutes } from './stand-in-routes.ts';

const cancelSchema = z.object({
  storeId: z.string().optional(),
  amount: z.number().int().positive().optional(),
  reason: z.string().min(1),
  currentCancellableAmount: z.number().int().nonnegative().optional(),
  refundAccount: z
    .object({
      bank: bankSchema,
      number: z.string().regex(/^\d{8,16}$/),
      holderName: z.string().min(1).max(30),
    })
    .optional(),
});
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
  const find = (paymentId: string, storeId: string | undefined): StoredPayment | undefined => {
    const payment = book.find(paymentId);
    return payment && (storeId ?? payment.request.storeId) === payment.request.storeId ? payment : undefined;
  };

  app.register(async (rest) => {
    rest.addHook('onRequest', async (request, reply) => {
      if (!isAuthorised(request)) return fail(reply, 401, 'UNAUTHORIZED', '인증 정보가 올바르지 않습니다.');
    });

    standInRoutes(rest, config, book);

    rest.get<PaymentRoute & { Querystring: { storeId?: string } }>(
      '/payments/:paymentId',
      async (request, reply) => {
        const payment = find(request.params.paymentId, request.query.storeId);
        if (!payment) return fail(reply, 404, 'PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.');
        return restPayment(payment);
      },
    );

    rest.post<PaymentRoute>('/payments/:paymentId/cancel', async (request, reply) => {
      const body = cancelSchema.safeParse(request.body);
      if (!body.success) return fail(reply, 400, 'INVALID_REQUEST', '취소 요청이 올바르지 않습니다.');
      const payment = find(request.params.paymentId, body.data.storeId);
      if (!payment) return fail(reply, 404, 'PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.');
      if (payment.status === 'CANCELLED') {
        return fail(reply, 409, 'PAYMENT_ALREADY_CANCELLED', '이미 취소된 결제입니다.');
      }
      if (payment.status === 'VIRTUAL_ACCOUNT_ISSUED') {
        // Nothing was paid: the account is closed, and nothing goes back.
        payment.status = 'CANCELLED';
        payment.changedAt = new Date();
        sendWebhook(payment);
        const closed = { id: randomUUID(), amount: 0, reason: body.data.reason, at: payment.changedAt };
        return { cancellation: restCancellation(closed) };
      }
      if (payment.status !== 'PAID' && payment.status !== 'PARTIAL_CANCELLED') {
        return fail(reply, 409, 'PAYMENT_NOT_PAID', '결제가 완료되지 않았습니다.');
      }
      // What was sent to an account has no way back of its own, as a card's payment has.
      if (payment.request.payMethod === virtualAccount && !body.data.refundAccount) {
        return fail(reply, 400, 'INVALID_REQUEST', '가상계좌 환불에는 환불 계좌가 필요합니다.');
      }
      const left = payment.request.totalAmount - cancelledAmount(payment);
      const { currentCancellableAmount: expected = left, amount = left } = body.data;
      if (expected !== left) {
        return fail(
          reply,
          409,
          'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN',
          '취소 가능 잔액이 일치하지 않습니다.',
        );
      }
      if (amount > left) {
        return fail(reply, 409, 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT', '취소 가능 금액을 초과했습니다.');
      }
      const cancellation = { id: randomUUID(), amount, reason: body.data.reason, at: new Date() };
      payment.cancellations.push(cancellation);
      payment.status = amount === left ? 'CANCELLED' : 'PARTIAL_CANCELLED';
      payment.changedAt = cancellation.at;
      sendWebhook(payment);
      return { cancellation: restCancellation(cancellation) };
    });
  });
}
