import type { Migration } from '../migrate.ts';

/** Where the fee of a claim stands, and where money of paid virtual accounts goes back to, while it has to. */
export const claimFees: Migration = {
  name: '0041-claim-fees',
  statements: [
    `alter table claims add column fee_state text not null default 'NONE'
      check (fee_state in ('NONE', 'KEPT_BACK', 'DUE', 'PAID', 'GIVE_BACK', 'WAIVED'))`,
    "update claims set fee_state = 'KEPT_BACK' where fee > 0 and kind = 'RETURN'",
    "alter table claims add constraint claims_fee_stands check ((fee_state = 'NONE') = (fee = 0))",
    `create table refund_accounts (
      order_id text primary key references orders on delete cascade,
      bank text not null,
      number text not null,
      holder text not null,
      created_at timestamptz not null
    )`,
  ],
};
