import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import {
  depositMs,
  type PaymentStatus,
  readyPayment,
  type StoredPayment,
  virtualAccount,
} from './payment.ts';
import type { PaymentBook } from './payment-book.ts';

const knownPaymentSchema = z.object({
  paymentId: z.string().regex(/^[\w.-]{1,64}$/),
  orderName: z.string().min(1).max(200),
  /** KRW. */
  totalAmount: z.number().int().positive(),
  cancelledAmount: z.number().int().nonnegative(),
  isPaid: z.boolean(),
  requestedAt: z.iso.datetime(),
  /** Until when an issued account waits for its deposit; only of virtual accounts. */
  accountDueAt: z.iso.datetime().optional(),
});
type KnownPayment = z.infer<typeof knownPaymentSchema>;
const bodySchema = z.object({ payments: z.array(knownPaymentSchema).max(1000) });

/** Calls that PortOne does not have: the shop hands over payments of its sample orders. */
export function standInRoutes(app: FastifyInstance, config: PartnersConfig, book: PaymentBook): void {
  app.post('/stand-in/payments', async (request, reply) => {
    const body = bodySchema.safeParse(request.body);
    if (!body.success) {
      return reply.status(400).send({ type: 'INVALID_REQUEST', message: z.prettifyError(body.error) });
    }
    const added = body.data.payments.filter((payment) => book.remember(storedPayment(payment, config)));
    return { added: added.length };
  });
}

function storedPayment(known: KnownPayment, config: PartnersConfig): StoredPayment {
  const { paymentId, orderName, totalAmount, cancelledAmount, accountDueAt } = known;
  // An account's time runs from the request.
  const at = new Date(accountDueAt ? Date.parse(accountDueAt) - depositMs : known.requestedAt);
  const request = {
    storeId: config.PORTONE_STORE_ID,
    channelKey: config.PORTONE_CHANNEL_KEY,
    paymentId,
    orderName,
    totalAmount,
    currency: 'KRW' as const,
    payMethod: accountDueAt ? virtualAccount : ('CARD' as const),
    redirectUrl: config.PUBLIC_ORIGIN,
    windowType: 'REDIRECTION' as const,
  };
  const cancellation = { id: randomUUID(), amount: cancelledAmount, reason: '주문 취소', at };
  return {
    ...readyPayment(request, config.PORTONE_CHANNEL_TYPE, at),
    status: statusOf(known),
    cancellations: cancelledAmount > 0 ? [cancellation] : [],
  };
}

function statusOf({ isPaid, accountDueAt, totalAmount, cancelledAmount }: KnownPayment): PaymentStatus {
  if (!isPaid) return accountDueAt ? 'VIRTUAL_ACCOUNT_ISSUED' : 'READY';
  if (cancelledAmount === 0) return 'PAID';
  return cancelledAmount < totalAmount ? 'PARTIAL_CANCELLED' : 'CANCELLED';
}
