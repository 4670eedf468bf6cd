import type { Migration } from '../migrate.ts';

/** What an exchange for an option of another price costs on top, and where it goes back (docs/decisions/0127). KRW. */
export const exchangeDifferences: Migration = {
  name: '0109-exchange-differences',
  statements: [
    `alter table claims add column price_difference bigint not null default 0 check (price_difference >= 0),
      add column new_price_basis jsonb`,
    `alter table claims drop constraint claims_fee_stands, add constraint claims_fee_stands
      check ((fee_state = 'NONE') = (fee = 0 and price_difference = 0))`,
    'alter table orders add column exchange_amount bigint not null default 0 check (exchange_amount >= 0)',
    'alter table refunds add column exchange_amount bigint not null default 0 check (exchange_amount >= 0)',
    `alter table fee_payments add column difference bigint not null default 0,
      add column refunded_amount bigint not null default 0,
      add constraint fee_payments_refunded check (refunded_amount between 0 and difference and difference <= amount)`,
  ],
};
