import type { FastifyBaseLogger } from 'fastify';
import { type ExpressionBuilder, sql } from 'kysely';
import { settleFees } from '../claims/fees/fee-jobs.ts';
import { confirmDelivered, each, payDueRefunds } from '../claims/refunds/claim-jobs.ts';
import { type SettleDeps, settleOrder } from '../orders/orders/settle-order.ts';
import type { Database, Db } from '../platform/database/schema/schema.ts';

const everyMs = 30_000;
/** Age from which an open order is asked about, and from which it is given up (ms). */
const askAfterMs = 2 * 60_000;
const giveUpAfterMs = 30 * 60_000;
/**
 * Closed orders are watched for payments that come too late: all of them at first, then some in every round, because
 * windows and accounts can stay open for days (ms since the order).
 */
const watchClosedMs = 40 * 60_000;
const watchSomeMs = 7 * 86_400_000;
const closedSample = 50;
/** Orders that wait for a deposit and are asked about in one round; the webhook reports most. */
const depositSample = 100;
/** Expired temporary orders and old idempotency keys are of no use to anyone (ms). */
const forgetAfterMs = 24 * 3_600_000;

/** Settles orders whose shopper never came back, retries refunds, settles fees, confirms what was delivered, forgets what expired. */
export async function reconcile(deps: SettleDeps, logger: FastifyBaseLogger): Promise<void> {
  const now = deps.clock().getTime();
  // No order starves, however many others wait or however old they are.
  await settleAll(await openOrders(deps.db, now), deps, logger);
  await giveLatePaymentsBack(deps, logger);
  await payDueRefunds(deps, logger);
  await settleFees(deps, logger);
  await settleAll(await someWaitingForDeposit(deps.db, now), deps, logger);
  await confirmDelivered(deps, logger);
  await forget(deps.db, new Date(now - forgetAfterMs));
  await deps.db.deleteFrom('guest_order_openings').where('expires_at', '<=', new Date(now)).execute();
}

interface OpenOrder {
  order_id: string;
  ordered_at: Date;
}

async function settleAll(
  open: readonly OpenOrder[],
  deps: SettleDeps,
  logger: FastifyBaseLogger,
): Promise<void> {
  const givenUpFrom = deps.clock().getTime() - giveUpAfterMs;
  const orderedAt = new Map(open.map(({ order_id, ordered_at }) => [order_id, ordered_at.getTime()]));
  await each([...orderedAt.keys()], logger, async (order_id) => {
    const isGivenUp = (orderedAt.get(order_id) ?? 0) < givenUpFrom;
    const { payment_state } = await settleOrder(deps, order_id, { isGivenUp });
    if (payment_state !== 'READY') logger.info({ order_id, payment_state }, 'order settled late');
  });
}

/** Orders that nobody has settled for a while and those of which money has to go back, oldest first. */
function openOrders(db: Db, now: number): Promise<OpenOrder[]> {
  return db
    .selectFrom('orders')
    .select(['order_id', 'ordered_at'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('payment_state', '=', 'READY'),
          eb('deposit', 'is', null),
          eb('ordered_at', '<', new Date(now - askAfterMs)),
        ]),
        eb.and([
          eb('is_refund_due', '=', true),
          // What waits for the shopper to name an account has nothing to be done.
          eb.or([eb('pay_method', '!=', 'DEPOSIT'), hasRefundAccount(eb)]),
        ]),
      ]),
    )
    .orderBy('ordered_at')
    .execute();
}

/** Orders wait for their deposits for days: some of them, others every time, so that a round stays short. */
function someWaitingForDeposit(db: Db, now: number): Promise<OpenOrder[]> {
  return db
    .selectFrom('orders')
    .select(['order_id', 'ordered_at'])
    .where('payment_state', '=', 'READY')
    .where('deposit', 'is not', null)
    .where('ordered_at', '<', new Date(now - askAfterMs))
    .orderBy(sql`random()`)
    .limit(depositSample)
    .execute();
}

const hasRefundAccount = (eb: ExpressionBuilder<Database, 'orders'>) =>
  eb.exists(
    eb
      .selectFrom('refund_accounts')
      .select('refund_accounts.order_id')
      .whereRef('refund_accounts.order_id', '=', 'orders.order_id'),
  );

/**
 * Asks the provider about orders that were closed unpaid: a payment window or an account that was open then may have
 * been paid since, and the webhook that says so may never come. `settleOrder` gives such a payment back.
 */
async function giveLatePaymentsBack(deps: SettleDeps, logger: FastifyBaseLogger): Promise<void> {
  const now = deps.clock().getTime();
  const closedAfter = (from: number) =>
    deps.db
      .selectFrom('orders')
      .select('order_id')
      .where('payment_state', 'in', ['FAILED', 'CANCELLED'])
      .where('paid_at', 'is', null)
      .where('ordered_at', '>', new Date(from));
  const lately = await closedAfter(now - watchClosedMs)
    .orderBy('ordered_at')
    .execute();
  const earlier = await closedAfter(now - watchSomeMs)
    .where('ordered_at', '<=', new Date(now - watchClosedMs))
    .orderBy(sql`random()`)
    .limit(closedSample)
    .execute();
  await each(
    [...lately, ...earlier].map((order) => order.order_id),
    logger,
    (order_id) => settleOrder(deps, order_id, { isGivenUp: false }),
  );
}

async function forget(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('temporary_orders').where('expires_at', '<', before).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Runs the reconciler until the returned undo is called; rounds never overlap. */
export function startReconciler(deps: SettleDeps, logger: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = reconcile(deps, logger)
      .catch((error: unknown) => logger.error({ err: error }, 'reconciler failed'))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
