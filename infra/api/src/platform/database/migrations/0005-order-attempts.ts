import type { Migration } from '../migrate.ts';

/** Which attempt of the shopper an order came from: a repetition of it must not count as an earlier one. */
export const orderAttempts: Migration = {
  name: '0005-order-attempts',
  statements: ["alter table orders add column attempt_key text not null default ''"],
};
