import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/schema/schema.ts';

/** What can be wrong about a payment: it was refused, it came too late, or the books do not agree. */
type PaymentEventKind = 'REFUSED' | 'LATE' | 'NO_ORDER' | 'NO_PAYMENT' | 'AMOUNT_DIFFERS' | 'STATE_DIFFERS';

export interface PaymentEvent {
  paymentId: string;
  kind: PaymentEventKind;
  detail: object;
}

interface EventDeps {
  db: Db;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  clock: () => Date;
}

/** Logs and keeps what was wrong about a payment, once per payment and kind; true when it is news. */
export async function notePaymentEvent(
  { db, logger, clock }: EventDeps,
  { paymentId, kind, detail }: PaymentEvent,
): Promise<boolean> {
  const added = await db
    .insertInto('payment_events')
    .values({ payment_id: paymentId, kind, detail: JSON.stringify(detail), created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_event_id')
    .executeTakeFirst();
  if (added) logger.warn({ event: 'payment', kind, payment_id: paymentId, ...detail }, 'payment disagrees');
  return added !== undefined;
}
