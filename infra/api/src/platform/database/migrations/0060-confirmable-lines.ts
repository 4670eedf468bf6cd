import type { Migration } from '../migrate.ts';

/** Goods whose claim was withdrawn are confirmed by time too (docs/order-states.md). */
export const confirmableLines: Migration = {
  name: '0060-confirmable-lines',
  statements: [
    'drop index order_lines_delivered',
    `create index order_lines_delivered on order_lines (delivered_at)
      where status in ('SHIPPING_COMPLETE', 'RETURN_CANCEL', 'EXCHANGE_CANCEL', 'EXCHANGE_RECEIVE')`,
  ],
};
