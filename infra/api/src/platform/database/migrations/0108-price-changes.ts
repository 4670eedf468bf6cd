import type { Migration } from '../migrate.ts';

/** Above this many products a change counts as a change of everything; as 0021 has it. */
const countable = 200;

/**
 * In `catalogue_changes`, product -1 stands for the stock and prices of any product: open product pages are told of
 * those, and not of a banner or a review, which product 0 stands for as well.
 */
export const priceChanges: Migration = {
  name: '0108-price-changes',
  statements: [
    `create function note_price_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id) values (-1) on conflict do nothing;
      return null;
    end $$`,
    ...['promotion_rules', 'promotion_rule_products', 'grades'].map(
      (table) => `create trigger ${table}_prices after insert or update or delete or truncate on ${table}
        for each statement execute function note_price_change()`,
    ),
    `create or replace function note_option_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id)
        select unnest(case when count(*) > ${countable} then array[-1, 0] else array_agg(product_id) end) as id
        from (select distinct product_id from changed) ids
        order by 1 on conflict do nothing;
      return null;
    end $$`,
  ],
};
