import type { FastifyBaseLogger } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import type { SettleDeps } from '../../orders/orders/settle-order.ts';
import type { Database } from '../../platform/database/schema/schema.ts';
import { each } from '../refunds/claim-jobs.ts';
import { settleFee } from './settle-fee.ts';

/** Age from which an open payment is asked about, from which it is given up, and until which it may still come (ms). */
const askAfterMs = 2 * 60_000;
const giveUpAfterMs = 30 * 60_000;
const watchFailedMs = 40 * 60_000;

/** What waits for the shopper to name an account has nothing to be done. */
const canGoBack = (eb: ExpressionBuilder<Database, 'fee_payments'>) =>
  eb.or([
    eb('is_paid_to_account', 'is distinct from', true),
    eb.exists(
      eb
        .selectFrom('refund_accounts')
        .select('refund_accounts.order_id')
        .whereRef('refund_accounts.order_id', '=', 'fee_payments.order_id'),
    ),
  ]);

/** Gives back the fees of an order that waited for an account. Rejects when the provider does not answer. */
export async function giveFeesBack(deps: SettleDeps, orderId: string): Promise<void> {
  const waiting = await deps.db
    .selectFrom('fee_payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['GIVE_BACK', 'SURPLUS'])
    .execute();
  for (const { payment_id } of waiting) await settleFee(deps, payment_id, { isGivenUp: false });
}

/** Settles payments of fees whose shopper never came back, gives back what has to, and finds what came too late. */
export async function settleFees(deps: SettleDeps, logger: FastifyBaseLogger): Promise<void> {
  const now = deps.clock().getTime();
  const before = (ms: number) => new Date(now - ms);
  const open = await deps.db
    .selectFrom('fee_payments')
    .select(['payment_id', 'created_at'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'READY'), eb('created_at', '<', before(askAfterMs))]),
        eb.and([eb('state', 'in', ['GIVE_BACK', 'SURPLUS']), canGoBack(eb)]),
        eb.and([eb('state', '=', 'FAILED'), eb('created_at', '>', before(watchFailedMs))]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  const givenUp = new Set(
    open.filter((payment) => payment.created_at < before(giveUpAfterMs)).map((payment) => payment.payment_id),
  );
  await each(
    open.map((payment) => payment.payment_id),
    logger,
    (paymentId) => settleFee(deps, paymentId, { isGivenUp: givenUp.has(paymentId) }),
  );
}
