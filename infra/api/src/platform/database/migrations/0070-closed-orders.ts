import type { Migration } from '../migrate.ts';

/** The reconciler finds orders that were closed unpaid, which may be paid too late, without reading all the others. */
export const closedOrders: Migration = {
  name: '0070-closed-orders',
  statements: [
    `create index orders_closed on orders (ordered_at)
      where payment_state in ('FAILED', 'CANCELLED') and paid_at is null`,
  ],
};
