import { confirmableStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import type { FastifyBaseLogger } from 'fastify';
import { isPaidToAccount } from '../../money/refund-accounts/refund-account.ts';
import type { SettleDeps } from '../../orders/orders/settle-order.ts';
import { confirmLines } from '../shopper-moves.ts';
import { payRefunds } from './refunds.ts';

/** Delivered goods without a claim, or whose claim was withdrawn, are confirmed after this long (ms). */
const confirmAfterMs = 7 * 86_400_000;
/** Lines confirmed in one round. */
const batchSize = 100;
/** Orders or payments that the provider is asked about at once. */
const atOnce = 5;

/** Does the work for each order or payment, a few at once; one that fails is logged and does not hold the others up. */
export async function each(
  ids: readonly string[],
  logger: FastifyBaseLogger,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const left = new Set(ids).values();
  const workThrough = async () => {
    for (const id of left) {
      try {
        await work(id);
      } catch (error) {
        logger.warn({ id, reason: error instanceof Error ? error.message : String(error) }, 'not done yet');
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
}

/** Pays refunds that could not be paid when they came up. */
export async function payDueRefunds(deps: SettleDeps, logger: FastifyBaseLogger): Promise<void> {
  const due = await deps.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.order_id', 'refunds.order_id')
    .leftJoin('refund_accounts', 'refund_accounts.order_id', 'refunds.order_id')
    .select('refunds.order_id')
    .where('refunds.state', '=', 'DUE')
    // For those that wait for the shopper to name an account there is nothing to be done.
    .where((eb) =>
      eb.or([
        eb.not(isPaidToAccount),
        eb('refunds.amount', '=', 0),
        eb('refund_accounts.order_id', 'is not', null),
      ]),
    )
    .orderBy('refund_id')
    .execute();
  await each(
    due.map((refund) => refund.order_id),
    logger,
    (orderId) => payRefunds(deps, orderId),
  );
}

/** Confirms purchases that were delivered a week ago and of which nothing is asked, or not any more. */
export async function confirmDelivered(deps: SettleDeps, logger: FastifyBaseLogger): Promise<void> {
  const now = deps.clock();
  const delivered = await deps.db
    .selectFrom('order_lines')
    .select(['order_id', 'order_line_id'])
    .where('status', 'in', confirmableStatuses)
    .where('delivered_at', '<', new Date(now.getTime() - confirmAfterMs))
    .orderBy('delivered_at')
    .limit(batchSize)
    .execute();
  await each(
    delivered.map((line) => line.order_id),
    logger,
    (orderId) => {
      const lineIds = delivered.filter((line) => line.order_id === orderId).map((line) => line.order_line_id);
      return confirmLines(deps.db, orderId, { lineIds, actor: 'SYSTEM', now });
    },
  );
}
