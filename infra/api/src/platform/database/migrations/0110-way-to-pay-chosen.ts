import type { Migration } from '../migrate.ts';

/** The way to pay that was chosen before the order page, as by the button of Naver Pay (docs/decisions/0130). */
export const wayToPayChosen: Migration = {
  name: '0110-way-to-pay-chosen',
  statements: ['alter table temporary_orders add column pay_method text'],
};
