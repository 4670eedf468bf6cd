import type { maskedAccountSchema, RefundAccount } from '@mall/contracts/api/orders/order-claims';
import { sql } from 'kysely';
import type * as z from 'zod';
import { maskName } from '../../people/members/mask-name.ts';
import { plainName } from '../../people/members/plain-name.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { openAccount, type SealedAccount } from './sealed-account.ts';

const accountRequired = () => createError('REFUND_ACCOUNT_REQUIRED');

/** The condition that an order's money came to a virtual account: what was found at the provider, else what was chosen. */
export const isPaidToAccount = sql<boolean>`coalesce(orders.is_paid_to_account, orders.pay_method = 'DEPOSIT')`;

/** Whether the money of an order can only go back to an account that the shopper names: a virtual account was paid. */
export async function needsRefundAccount(db: Db, orderId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select(['paid_at', 'is_refund_due', isPaidToAccount.as('is_paid_to_account')])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return order?.is_paid_to_account === true && (order.paid_at !== null || order.is_refund_due);
}

/** Whether a fee of an order's exchanges has to go back that was paid into a virtual account (decision 113). */
async function hasFeeForAccount(db: Db, orderId: string): Promise<boolean> {
  const fee = await db
    .selectFrom('fee_payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['GIVE_BACK', 'SURPLUS'])
    .where('is_paid_to_account', '=', true)
    .executeTakeFirst();
  return fee !== undefined;
}

/** Whether the shopper has to name an account, for the order's money or for that of a fee. */
export async function takesRefundAccount(db: Db, orderId: string): Promise<boolean> {
  return (await needsRefundAccount(db, orderId)) || (await hasFeeForAccount(db, orderId));
}

/** The account that a shopper named for what has still to go back. */
export async function refundAccountOf(
  { db, secretBox }: { db: Db; secretBox: SecretBox },
  orderId: string,
): Promise<RefundAccount | null> {
  const sealed = await sealedAccountOf(db, orderId);
  return sealed === null ? null : openAccount(secretBox, orderId, sealed);
}

async function sealedAccountOf(db: Db, orderId: string): Promise<string | null> {
  const account = await db
    .selectFrom('refund_accounts')
    .select('sealed')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return account?.sealed ?? null;
}

/**
 * Keeps the account of an order that takes one; REFUND_ACCOUNT_REQUIRED when the order's own money needs one and there
 * is none. True when one was stored.
 */
export async function keepRefundAccount(
  tx: Db,
  orderId: string,
  sealed: SealedAccount | undefined,
  now: Date,
): Promise<boolean> {
  const isNeeded = await needsRefundAccount(tx, orderId);
  if (!sealed) {
    if (isNeeded && !(await sealedAccountOf(tx, orderId))) throw accountRequired();
    return false;
  }
  if (!isNeeded && !(await hasFeeForAccount(tx, orderId))) return false;
  await tx
    .insertInto('refund_accounts')
    .values({ order_id: orderId, sealed, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ sealed, created_at: now }))
    .execute();
  return true;
}

/** Forgets the account as soon as nothing more has to go back, inside the transaction that ends it. */
export async function forgetRefundAccount(tx: Db, orderId: string): Promise<void> {
  if (await isRefundAwaited(tx, orderId)) return;
  await tx.deleteFrom('refund_accounts').where('order_id', '=', orderId).execute();
}

/** Whether money has to go back, or will when a return is confirmed. */
export async function isRefundAwaited(db: Db, orderId: string): Promise<boolean> {
  if (await hasFeeForAccount(db, orderId)) return true;
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('order_id', '=', orderId)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('is_refund_due', '=', true),
        exists(
          selectFrom('refunds')
            .select('refund_id')
            .whereRef('refunds.order_id', '=', 'orders.order_id')
            .where('refunds.state', '=', 'DUE'),
        ),
        exists(
          selectFrom('claims')
            .select('claim_id')
            .whereRef('claims.order_id', '=', 'orders.order_id')
            .where('claims.state', '=', 'OPEN')
            .where('claims.kind', '=', 'RETURN'),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count > 0;
}

/** Refuses an account whose holder is not the orderer (decision 92). */
export function requireOwnAccount(ordererName: string, { holder }: RefundAccount): void {
  if (plainName(holder) !== plainName(ordererName)) throw createError('REFUND_HOLDER_MISMATCH');
}

/** As it is shown: the last four digits, the holder's name as other people's names are. */
export function maskedAccount({ bank, number, holder }: RefundAccount): z.infer<typeof maskedAccountSchema> {
  return { bank, number: `${'*'.repeat(number.length - 4)}${number.slice(-4)}`, holder: maskName(holder) };
}
