import type { Migration } from '../migrate.ts';

/** Promotions stand on product pages, so caches learn of their changes too (decision 26); points can move between accounts. */
export const promotionChanges: Migration = {
  name: '0035-promotion-changes',
  statements: [
    ...['promotion_rules', 'promotion_rule_products'].map(
      (table) => `create trigger ${table}_changed after insert or update or delete or truncate on ${table}
        for each statement execute function note_catalogue_change()`,
    ),
    'alter table point_entries drop constraint point_entries_reason_check',
    `alter table point_entries add constraint point_entries_reason_check check
      (reason in ('OPENING', 'SPENT', 'GIVEN_BACK', 'EARNED', 'OPERATOR', 'INTEGRATED', 'FORFEITED'))`,
  ],
};
