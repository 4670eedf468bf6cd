import type { FastifyBaseLogger } from 'fastify';
import type { SettleDeps } from '../../orders/orders/settle-order.ts';
import { each } from '../refunds/claim-jobs.ts';
import { settleFee } from './settle-fee.ts';

/** Age from which an open payment is asked about, from which it is given up, and until which it may still come (ms). */
const askAfterMs = 2 * 60_000;
const giveUpAfterMs = 30 * 60_000;
const watchFailedMs = 40 * 60_000;

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
        eb('state', 'in', ['GIVE_BACK', 'SURPLUS']),
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
