import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';

/** Steps of an order that a shopper waits through, each a page of the list of orders. */
export const orderSteps = [
  'DEPOSIT_WAIT',
  'PAYMENT_CONFIRM',
  'CONFIRM_SETTLEMENT',
  'DOMESTIC_SHIPPING',
  'SHIPPING_COMPLETE',
] as const satisfies readonly OrderStatus[];

type Counts = Partial<Record<OrderStatus, number>>;

/** Claims that have come to an end. */
const ended: ReadonlySet<string> = new Set([
  'RETURN_COMPLETE',
  'RETURN_CANCEL',
  'EXCHANGE_COMPLETE',
  'EXCHANGE_CANCEL',
]);

/** Lines of claims that are under way, and cancelled ones whose money is still on its way. */
export const openClaims = (counts: Counts): number =>
  Object.entries(counts)
    .filter(([status]) =>
      /^(RETURN|EXCHANGE)_/.test(status) ? !ended.has(status) : status === 'PART_REFUND_READY',
    )
    .reduce((sum, [, count]) => sum + (count ?? 0), 0);
