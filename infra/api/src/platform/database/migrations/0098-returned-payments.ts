import type { Migration } from '../migrate.ts';

/** Whether a payment was taken for an order that did not stand, and given back or about to be. */
export const returnedPayments: Migration = {
  name: '0098-returned-payments',
  statements: [
    'alter table orders add column is_payment_returned boolean not null default false',
    'update orders set is_payment_returned = true where is_refund_due',
  ],
};
