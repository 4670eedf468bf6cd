import { sql } from 'kysely';
import { lockClasses } from '../../../platform/database/lock-classes.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError, unavailable } from '../../../platform/http/create-error.ts';
import { isPlacedBy, type Owner } from '../owner.ts';
import { type SettleDeps, settleOrder } from '../settle-order.ts';

const tooSoon = () => unavailable('이전 결제 상태를 확인하고 있습니다. 잠시 후 다시 시도해주세요.');

/** At the price of a first order. */
const isFirstPriced = sql<boolean>`amount_rows @> '[{"code": "FIRST"}]'`;

interface Attempt {
  temporaryId: string;
  /** The idempotency key: a repetition with the same key is the same attempt, whose order stays open. */
  key: string;
}

/**
 * Closes unpaid orders of the same temporary order (the payment window was closed and the button pressed again): they
 * hold its stock, and only one may be paid. Also those at the price of a first order, of which a member has one.
 */
export async function closeEarlierAttempts(
  deps: SettleDeps,
  owner: Owner,
  { temporaryId, key }: Attempt,
): Promise<void> {
  const earlier = await deps.db
    .selectFrom('orders')
    .select('order_id')
    .where('payment_state', '=', 'READY')
    .where('attempt_key', '!=', key)
    .where((eb) =>
      eb.or([
        // Also of the guest who has logged in since; who names the temporary order has been asked whose it is.
        eb.and([
          eb('temporary_id', '=', temporaryId),
          eb.or([isPlacedBy(owner)(eb), isPlacedBy({ ...owner, memberId: null })(eb)]),
        ]),
        eb.and([eb('member_id', '=', owner.memberId), eb('deposit', 'is', null), isFirstPriced]),
      ]),
    )
    .execute();
  for (const { order_id } of earlier) {
    await settleOrder(deps, order_id, { isGivenUp: true }).catch(() => {
      throw tooSoon();
    });
  }
}

/**
 * Refuses, inside the transaction that would add it, a second open order from one temporary order; the row lock lets
 * one of several parallel attempts with different keys through.
 * @throws NO_TEMPORARY_ORDER when the temporary order was used since it was read
 */
export async function requireOnlyAttempt(tx: Db, temporaryId: string): Promise<void> {
  const temporary = await tx
    .selectFrom('temporary_orders')
    .select('temporary_id')
    .where('temporary_id', '=', temporaryId)
    .forUpdate()
    .executeTakeFirst();
  if (!temporary) throw createError('NO_TEMPORARY_ORDER');
  const open = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('temporary_id', '=', temporaryId)
    .where('payment_state', '=', 'READY')
    .executeTakeFirst();
  if (open) throw tooSoon();
}

/**
 * Refuses a first order of a member who has one open or paid, inside the transaction that would add it. Only orders
 * that are placed at the very same moment get here; the lock lets one of them through.
 */
export async function requireOnlyFirstOrder(tx: Db, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClasses.firstOrder}::int, ${memberId}::int)`.execute(tx);
  const other = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([eb('payment_state', '=', 'PAID'), eb.and([eb('payment_state', '=', 'READY'), isFirstPriced])]),
    )
    .limit(1)
    .executeTakeFirst();
  if (other) throw tooSoon();
}
