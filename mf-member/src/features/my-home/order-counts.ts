import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { claimStatuses } from '../../shared/orders/claim-statuses.ts';

/** Steps of an order that a shopper waits through, each a page of the list of orders. */
export const orderSteps = [
  'DEPOSIT_WAIT',
  'PAYMENT_CONFIRM',
  'CONFIRM_SETTLEMENT',
  'DOMESTIC_SHIPPING',
  'SHIPPING_COMPLETE',
] as const satisfies readonly OrderStatus[];

type Counts = Partial<Record<OrderStatus, number>>;

/** Lines of claims that are under way, and cancelled ones whose money is still on its way; as the list of orders counts. */
export const openClaims = (counts: Counts): number =>
  claimStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
