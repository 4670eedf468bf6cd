import type { FastifyBaseLogger } from 'fastify';
import { type ExpressionBuilder, sql } from 'kysely';
import { settleFees } from '../claims/fees/fee-jobs.ts';
import { confirmDelivered, each, payDueRefunds } from '../claims/refunds/claim-jobs.ts';
import { isPaidToAccount } from '../money/refund-accounts/refund-account.ts';
import { forgetOrderCodes } from '../orders/orders/guests/order-code.ts';
import { type SettleDeps, settleOrder } from '../orders/orders/settle-order.ts';
import type { ApiConfig } from '../platform/config.ts';
import type { Database, Db } from '../platform/database/schema/schema.ts';
import { createLease } from './lease.ts';
import { runEvery } from './run-every.ts';

const defaultEveryMs = 30_000;
/** Age from which an open order is asked about (ms); when it is given up is in platform/hold-settings.ts. */
const minuteMs = 60_000;
const askAfterMs = 2 * minuteMs;
/**
 * Closed orders are watched for payments that come too late, because windows and accounts can stay open for days: many
 * in a round at first, then some (ms since the order).
 */
const watchClosedMs = 40 * 60_000;
const watchSomeMs = 7 * 86_400_000;
const closedBatch = 200;
const closedSample = 50;
/** Orders that wait for a deposit and are asked about in one round; the webhook reports most. */
const depositSample = 100;
/** Overdue deposits closed in one round. */
const overdueSample = 500;
/** Expired temporary orders and old idempotency keys are of no use to anyone (ms). */
const forgetAfterMs = 24 * 3_600_000;

type ReconcileDeps = Omit<SettleDeps, 'config'> & {
  config: SettleDeps['config'] & Pick<ApiConfig, 'HOLD_MINUTES_GUEST' | 'HOLD_MINUTES_MEMBER'>;
};

/** Settles orders whose shopper never came back, retries refunds, settles fees, confirms what was delivered, forgets what expired. */
export async function reconcile(deps: ReconcileDeps, logger: FastifyBaseLogger): Promise<void> {
  const now = deps.clock().getTime();
  // No order starves, however many others wait or however old they are.
  await settleAll(await openOrders(deps.db, now), deps, logger);
  await giveLatePaymentsBack(deps, logger);
  await payDueRefunds(deps, logger);
  await settleFees(deps, logger);
  await settleAll(await overdueDeposits(deps, now), deps, logger);
  await settleAll(await someWaitingForDeposit(deps.db, now), deps, logger);
  await confirmDelivered(deps, logger);
  await forget(deps.db, new Date(now - forgetAfterMs));
  await forgetOrderCodes(deps.db, new Date(now));
  await deps.db.deleteFrom('guest_order_openings').where('expires_at', '<=', new Date(now)).execute();
}

interface OpenOrder {
  order_id: string;
  member_id: number | null;
  ordered_at: Date;
}

async function settleAll(
  open: readonly OpenOrder[],
  deps: ReconcileDeps,
  logger: FastifyBaseLogger,
): Promise<void> {
  const now = deps.clock().getTime();
  const { HOLD_MINUTES_GUEST: guestMinutes, HOLD_MINUTES_MEMBER: memberMinutes } = deps.config;
  const givenUp = new Set(
    open
      .filter(({ member_id, ordered_at }) => {
        const minutes = member_id === null ? guestMinutes : memberMinutes;
        return ordered_at.getTime() < now - minutes * minuteMs;
      })
      .map((order) => order.order_id),
  );
  const ids = open.map((order) => order.order_id);
  await each(ids, logger, async (order_id) => {
    const isGivenUp = givenUp.has(order_id);
    const { payment_state } = await settleOrder(deps, order_id, { isGivenUp });
    if (payment_state !== 'READY') logger.info({ order_id, payment_state }, 'order settled late');
  });
}

/** Orders that have been unsettled for a while and those of which money has to go back, oldest first. */
function openOrders(db: Db, now: number): Promise<OpenOrder[]> {
  return db
    .selectFrom('orders')
    .select(['order_id', 'member_id', 'ordered_at'])
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
          eb.or([eb.not(isPaidToAccount), hasRefundAccount(eb)]),
        ]),
      ]),
    )
    .orderBy('ordered_at')
    .execute();
}

/** Orders whose time to pay into an account is over, oldest first: their stock is free for other shoppers. */
function overdueDeposits({ db, config }: ReconcileDeps, now: number): Promise<OpenOrder[]> {
  const latest = new Date(now - config.DEPOSIT_HOURS * 60 * minuteMs);
  return db
    .selectFrom('orders')
    .select(['order_id', 'member_id', 'ordered_at'])
    .where('payment_state', '=', 'READY')
    .where('deposit', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('ordered_at', '<', latest),
        sql<boolean>`nullif(deposit ->> 'due_at', '')::timestamptz <= ${new Date(now)}`,
      ]),
    )
    .orderBy('ordered_at')
    .limit(overdueSample)
    .execute();
}

/** Orders wait for their deposits for days: some of them, others every time, so that a round stays short. */
function someWaitingForDeposit(db: Db, now: number): Promise<OpenOrder[]> {
  return db
    .selectFrom('orders')
    .select(['order_id', 'member_id', 'ordered_at'])
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
async function giveLatePaymentsBack(deps: ReconcileDeps, logger: FastifyBaseLogger): Promise<void> {
  const now = deps.clock();
  const watched = now.getTime() - watchClosedMs;
  const lately = await takeClosed(deps.db, { from: watched, until: now.getTime(), limit: closedBatch }, now);
  const someTime = now.getTime() - watchSomeMs;
  const earlier = await takeClosed(deps.db, { from: someTime, until: watched, limit: closedSample }, now);
  await each([...lately, ...earlier], logger, (order_id) =>
    settleOrder(deps, order_id, { isGivenUp: false }),
  );
}

/**
 * Orders of a time range that were closed unpaid, least recently checked first, so that opening and closing more of
 * them starves none. Rows that another process has locked are skipped.
 */
async function takeClosed(
  db: Db,
  { from, until, limit }: { from: number; until: number; limit: number },
  now: Date,
): Promise<string[]> {
  const closed = db
    .selectFrom('orders')
    .select('order_id')
    .where('payment_state', 'in', ['FAILED', 'CANCELLED'])
    .where('paid_at', 'is', null)
    .where('ordered_at', '>', new Date(from))
    .where('ordered_at', '<=', new Date(until))
    .orderBy(sql`coalesce(asked_at, ordered_at)`)
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('orders')
    .set({ asked_at: now })
    // As an array, which is made once: the limit holds whatever the plan.
    .where(sql<boolean>`order_id = any(array(${closed}))`)
    .returning('order_id')
    .execute();
  return taken.map((order) => order.order_id);
}

async function forget(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('temporary_orders').where('expires_at', '<', before).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Runs the reconciler until the returned undo is called; of several processes one asks the provider at a time. */
export function startReconciler(
  deps: ReconcileDeps,
  logger: FastifyBaseLogger,
  everyMs = defaultEveryMs,
): () => Promise<void> {
  return runEvery({
    job: 'reconciler',
    everyMs,
    round: () => reconcile(deps, logger),
    logger,
    failure: 'reconciler failed',
    lease: createLease(deps.db, 'reconciler'),
  });
}
