import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import type { Row } from '../../platform/database/schema/schema.ts';
import { isPaymentComplete } from './complete-payment.ts';

/**
 * The status that is shown of an order, or of a line of it: null while it waits at the payment window and after it
 * failed, for which spec 4.10 has none. Only an order with an account to pay into waits for a deposit.
 */
export function shownStatus(
  order: Pick<Row<'orders'>, 'payment_state' | 'paid_at' | 'deposit'>,
  status: OrderStatus,
): OrderStatus | null {
  return order.paid_at || isPaymentComplete(order) ? status : null;
}
