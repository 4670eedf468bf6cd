import type { Migration } from '../migrate.ts';

/** Points and coupons may pay a whole order: its total is then 0 KRW. */
export const nothingToPay: Migration = {
  name: '0040-nothing-to-pay',
  statements: [
    'alter table orders drop constraint orders_total_check',
    'alter table orders add constraint orders_total_not_negative check (total >= 0)',
  ],
};
