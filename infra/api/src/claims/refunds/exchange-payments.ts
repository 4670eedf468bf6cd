import type { SettleDeps } from '../../orders/orders/settle-order.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

/** KRW that go back of one payment for an exchange. */
export interface ExchangePart {
  payment_id: string;
  amount: number;
}

/**
 * Gives back what was paid for exchanges, oldest payment first. What went back before is noted with its refund, so that
 * a try that was cut off asks for the very same parts again and the provider says that they have gone back.
 */
export async function giveExchangesBack(
  { db, payments }: SettleDeps,
  orderId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<ExchangePart[]> {
  if (amount === 0) return [];
  const paid = await db
    .selectFrom('fee_payments')
    .select(['payment_id', 'difference', 'refunded_amount'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'PAID')
    .where('difference', '>', 0)
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute();
  const parts: ExchangePart[] = [];
  let left = amount;
  for (const { payment_id, difference, refunded_amount } of paid) {
    const part = Math.min(left, difference - refunded_amount);
    if (part === 0) continue;
    await payments.cancelPart(payment_id, {
      amount: part,
      cancelledBefore: refunded_amount,
      reason,
      refundAccount: null,
    });
    parts.push({ payment_id, amount: part });
    left -= part;
  }
  if (left > 0) throw new Error(`${left} KRW of exchanges of ${orderId} have no payment to go back by`);
  return parts;
}

/** Notes it, in the transaction that closes the refund. */
export async function noteExchangesBack(tx: Db, parts: readonly ExchangePart[]): Promise<void> {
  for (const { payment_id, amount } of parts)
    await tx
      .updateTable('fee_payments')
      .set((eb) => ({ refunded_amount: eb('refunded_amount', '+', amount) }))
      .where('payment_id', '=', payment_id)
      .execute();
}
