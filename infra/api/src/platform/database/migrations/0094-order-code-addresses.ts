import type { Migration } from '../migrate.ts';

/** From where a code of a guest's order was asked for: each asker has a part of the day's codes (decision 114). */
export const orderCodeAddresses: Migration = {
  name: '0094-order-code-addresses',
  // Rows of before are a day old at most, and count for nobody.
  statements: ["alter table guest_order_codes add column address text not null default ''"],
};
