import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { settledStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { orderStatusLabels } from '@mall/contracts/domain/orders/order-status-labels';
import type { PaymentState } from '@mall/contracts/domain/orders/payment-state';
import { claimsOver } from './claim-statuses.ts';
import { copy } from './copy.ts';

interface Stand {
  status: OrderStatus | null;
  payment_state: PaymentState;
  is_payment_returned?: boolean | undefined;
}

/** Where an order, or a line of it, stands in words; one without a status never stood, or stands no more. */
export function statusText({ status, payment_state, is_payment_returned }: Stand): string {
  if (status) return orderStatusLabels[status];
  if (is_payment_returned) return copy.returned;
  return payment_state === 'CANCELLED' ? copy.closed : copy.unpaid;
}

/** How loud a status is: what asks for the shopper, what is on its way, and what is over. */
export function toneOf(status: OrderStatus | null): 'due' | 'moving' | 'over' {
  if (status === 'DEPOSIT_WAIT') return 'due';
  return status === null || settledStatuses.includes(status) || claimsOver.has(status) ? 'over' : 'moving';
}
