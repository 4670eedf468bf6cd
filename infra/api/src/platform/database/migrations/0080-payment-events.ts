import type { Migration } from '../migrate.ts';

/** What was wrong about payments, kept for operators (decision 90). */
export const paymentEvents: Migration = {
  name: '0080-payment-events',
  statements: [
    `create table payment_events (
      payment_event_id integer generated always as identity primary key,
      payment_id text not null,
      kind text not null,
      detail jsonb not null,
      created_at timestamptz not null,
      unique (payment_id, kind)
    )`,
    'create index payment_events_time on payment_events (created_at)',
    // Where the money came from when that is not what the order names; null as long as it is.
    'alter table orders add column is_paid_to_account boolean',
  ],
};
