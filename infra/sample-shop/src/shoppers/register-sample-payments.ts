import { type ApiConfig, standInStore } from '@mall/api/platform/config';
import type { Db } from '@mall/api/platform/database/schema/schema';
import type { FastifyBaseLogger } from 'fastify';

interface RegistrationDeps {
  db: Db;
  config: Pick<ApiConfig, 'PORTONE_API_URL' | 'PORTONE_API_SECRET' | 'PORTONE_STORE_ID'>;
}

/** The stand-in may start later than the API: it is asked again after this long (ms), this many times. */
const retryDelayMs = 1000;
const tries = 120;
/** Longest that one try may take (ms). */
const timeoutMs = 3000;

/** Payments of the sample orders as the stand-in keeps them (decision 39). Amounts in KRW. */
async function loadSamplePayments(db: Db) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.order_id')
    .select(['payment_id', 'total', 'refunded_amount', 'deposit', 'paid_at', 'ordered_at', 'snapshot'])
    .where('orders.order_id', 'like', 'SAMPLE-%')
    .where((eb) => eb.or([eb('paid_at', 'is not', null), eb('payment_state', '=', 'READY')]))
    .execute();
  return orders.map((order) => ({
    paymentId: order.payment_id,
    orderName: order.snapshot.product_name,
    totalAmount: order.total,
    cancelledAmount: order.refunded_amount,
    isPaid: order.paid_at !== null,
    requestedAt: order.ordered_at.toISOString(),
    ...(order.deposit ? { accountDueAt: order.deposit.due_at } : {}),
  }));
}

/**
 * Tells the payment stand-in of the sample orders' payments, so that they can be cancelled like others. Rejects when
 * it does not answer.
 */
export async function registerSamplePayments({ db, config }: RegistrationDeps): Promise<void> {
  const payments = await loadSamplePayments(db);
  if (payments.length === 0) return;
  const reply = await fetch(`${config.PORTONE_API_URL}/stand-in/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `PortOne ${config.PORTONE_API_SECRET}`,
    },
    body: JSON.stringify({ payments }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) throw new Error(`the payment stand-in answers ${reply.status}`);
}

/** Registers them in the background until the stand-in has answered; never with a real provider. Returns the undo. */
export function startRegisteringSamples(
  deps: RegistrationDeps,
  logger: FastifyBaseLogger,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const attempt = (left: number) => {
    running = registerSamplePayments(deps).catch((error: unknown) => {
      if (left > 1) timer = setTimeout(attempt, retryDelayMs, left - 1).unref();
      else logger.warn({ reason: String(error) }, 'the payment stand-in does not know the sample orders');
    });
  };
  if (deps.config.PORTONE_STORE_ID === standInStore) attempt(tries);
  return async () => {
    await running;
    clearTimeout(timer);
  };
}
