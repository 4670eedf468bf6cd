import type { Migration } from '../migrate.ts';

/** From where an unpaid order was placed; forgotten once it is paid or closed (decision 93). */
export const unpaidBounds: Migration = {
  name: '0083-unpaid-bounds',
  statements: [
    'alter table orders add column placed_from text',
    `create index orders_unpaid_address on orders (placed_from) where payment_state = 'READY'`,
  ],
};
