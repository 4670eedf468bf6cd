import { type OrderStatus, orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { canMove } from '@mall/contracts/domain/orders/order-transitions';

/** Lines whose purchase is settled: their goods are bought for good. */
export const settledStatuses: readonly OrderStatus[] = ['PURCHASE_CONFIRM', 'EXCHANGE_COMPLETE'];

/** Lines that have arrived and whose purchase the shopper, or time, can settle. */
export const confirmableStatuses: readonly OrderStatus[] = orderStatuses.filter((from) =>
  settledStatuses.some((to) => canMove(from, to, 'SYSTEM')),
);

/** Lines whose goods are with the shopper, and nothing is asked for them. */
export const withShopperStatuses: readonly OrderStatus[] = [...confirmableStatuses, ...settledStatuses];

/** Lines whose goods have gone back, or never left. */
export const goneBackStatuses: readonly OrderStatus[] = [
  'PART_REFUND_READY',
  'PART_REFUND_COMPLETE',
  'RETURN_CONFIRM',
  'RETURN_COMPLETE',
];
