import type { Migration } from '../migrate.ts';

/** Payments of what exchanges cost, each a payment of its own at the provider (decision 50). */
export const feePayments: Migration = {
  name: '0064-fee-payments',
  statements: [
    `create table fee_payments (
      payment_id text primary key,
      order_id text not null references orders on delete cascade,
      request_id uuid not null,
      amount bigint not null check (amount > 0),
      state text not null default 'READY'
        check (state in ('READY', 'FAILED', 'PAID', 'GIVE_BACK', 'SURPLUS', 'RETURNED')),
      created_at timestamptz not null
    )`,
    "create unique index fee_payments_open on fee_payments (request_id) where state = 'READY'",
    // One that pays the fee; what comes besides is surplus.
    "create unique index fee_payments_paid on fee_payments (request_id) where state in ('PAID', 'GIVE_BACK')",
    "create index fee_payments_due on fee_payments (created_at) where state in ('READY', 'GIVE_BACK', 'SURPLUS')",
    'create index fee_payments_order on fee_payments (order_id)',
  ],
};
