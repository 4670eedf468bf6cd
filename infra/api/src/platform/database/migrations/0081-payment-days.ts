import type { Migration } from '../migrate.ts';

/** Days whose payments were compared with the provider's list (decision 91). */
export const paymentDays: Migration = {
  name: '0081-payment-days',
  statements: [
    `create table payment_days (
      day text primary key check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      started_at timestamptz not null,
      done_at timestamptz,
      disagreements integer
    )`,
  ],
};
