import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';

/** Statuses that do not stop a member from leaving; the server looks at all orders and decides. */
const resting: ReadonlySet<string> = new Set<OrderStatus>([
  'SHIPPING_COMPLETE',
  'PURCHASE_CONFIRM',
  'RETURN_CANCEL',
  'RETURN_COMPLETE',
  'EXCHANGE_RECEIVE',
  'EXCHANGE_CANCEL',
  'EXCHANGE_COMPLETE',
  'PART_REFUND_COMPLETE',
]);

/** Lines that are still under way. */
export const openLines = (counts: Partial<Record<OrderStatus, number>>): number =>
  Object.entries(counts)
    .filter(([status]) => !resting.has(status))
    .reduce((sum, [, count]) => sum + (count ?? 0), 0);
