import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import { providerMethods } from '@mall/contracts/domain/orders/provider-method';
import { sql } from 'kysely';
import { lockOrder } from '../../orders/orders/move-lines.ts';
import { newOrderId } from '../../orders/orders/placing/order-id.ts';
import type { FeePaymentState } from '../../platform/database/schema/column-types.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';

/** A fee is paid at once: a parcel does not wait for a deposit. */
export const feePayMethods = Object.keys(providerMethods).filter(
  (method): method is Exclude<PayMethod, 'POINT' | 'DEPOSIT'> => method !== 'DEPOSIT',
);

/** The request that a claim is part of. */
export interface ClaimRequestKey {
  order_id: string;
  request_id: string;
}

/** KRW of a request's exchange that the shopper still owes, and the part of it that a dearer option costs. */
export async function dueFee(
  db: Db,
  { order_id, request_id }: ClaimRequestKey,
): Promise<{ amount: number; difference: number }> {
  const claims = await db
    .selectFrom('claims')
    .select(['fee', 'price_difference'])
    .where('order_id', '=', order_id)
    .where('request_id', '=', request_id)
    .where('state', '=', 'OPEN')
    .where('fee_state', '=', 'DUE')
    .execute();
  const difference = claims.reduce((sum, claim) => sum + claim.price_difference, 0);
  return { amount: claims.reduce((sum, claim) => sum + claim.fee, difference), difference };
}

/** The open payment of a request's fee; null when there is none. */
export async function openFeePayment(db: Db, { request_id }: ClaimRequestKey) {
  const open = await db
    .selectFrom('fee_payments')
    .select(['payment_id', 'amount', 'difference'])
    .where('request_id', '=', request_id)
    .where('state', '=', 'READY')
    .executeTakeFirst();
  return open ?? null;
}

/**
 * Stores what has to be paid for a request, or finds it: there is one open payment of it at a time. ORDER_STATE when
 * nothing is due.
 */
export function beginFeePayment(
  db: Db,
  request: ClaimRequestKey,
  now: Date,
): Promise<{ payment_id: string; amount: number }> {
  return db.transaction().execute(async (tx) => {
    await lockOrder(tx, request.order_id);
    const due = await dueFee(tx, request);
    if (due.amount === 0) throw createError('ORDER_STATE', '결제하실 교환 배송비가 없습니다.');
    const open = await openFeePayment(tx, request);
    if (open && open.amount === due.amount && open.difference === due.difference) return open;
    // Part of the request came to nothing since: what is paid for the old amount goes back.
    if (open) await moveFeePayment(tx, open.payment_id, ['READY'], 'FAILED');
    const payment = { payment_id: `FEE-${newOrderId(now)}`, ...due };
    await tx
      .insertInto('fee_payments')
      .values({ ...payment, order_id: request.order_id, request_id: request.request_id, created_at: now })
      .execute();
    return payment;
  });
}

/** Moves a payment on; false when it was moved in the meantime. */
export async function moveFeePayment(
  tx: Db,
  paymentId: string,
  from: readonly FeePaymentState[],
  to: FeePaymentState,
): Promise<boolean> {
  const moved = await tx
    .updateTable('fee_payments')
    .set({ state: to })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', from)
    .returning('payment_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Inside the transaction that withdraws claims: what was paid online for their requests goes back the same way. */
export async function giveFeePaymentsBack(tx: Db, orderId: string): Promise<void> {
  await sql`update fee_payments p set state = 'GIVE_BACK'
    where p.order_id = ${orderId} and p.state = 'PAID' and exists (select 1 from claims c
      where c.request_id = p.request_id and c.fee_state = 'GIVE_BACK')`.execute(tx);
}
