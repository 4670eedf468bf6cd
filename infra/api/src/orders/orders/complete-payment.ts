import { sql } from 'kysely';
import type { Row } from '../../platform/database/schema/schema.ts';

/** Whether the payment window has served: the order is paid, or an account is issued and waits for its deposit. */
export function isPaymentComplete({
  payment_state,
  deposit,
}: Pick<Row<'orders'>, 'payment_state' | 'deposit'>): boolean {
  return payment_state === 'PAID' || (payment_state === 'READY' && deposit !== null);
}

/** {@link isPaymentComplete} as a condition on `orders`. */
export const paymentComplete = sql<boolean>`(orders.payment_state = 'PAID'
  or (orders.payment_state = 'READY' and orders.deposit is not null))`;
