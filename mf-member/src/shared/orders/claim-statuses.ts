import { type OrderStatus, orderStatuses } from '@mall/contracts/domain/orders/order-status';

/** Statuses of claims that came to their end, one way or another. */
export const claimsOver: ReadonlySet<OrderStatus> = new Set([
  'RETURN_CANCEL',
  'RETURN_COMPLETE',
  'EXCHANGE_CANCEL',
  'EXCHANGE_COMPLETE',
  'PART_REFUND_COMPLETE',
]);

/** Statuses of what is being cancelled, returned or exchanged, and is not over. */
export const claimStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => /^(RETURN|EXCHANGE|PART_REFUND|RE_SHIPPING)/.test(status) && !claimsOver.has(status),
);
