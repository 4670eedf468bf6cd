import type { Migration } from '../migrate.ts';

/**
 * Which colours of a product can be bought, beside its sizes in stock: a list narrowed to colours shows one of them.
 * In the product's row, because caches of lists learn of rows and not of every piece that is sold (decision 26).
 */
export const colorsInStock: Migration = {
  name: '0052-colors-in-stock',
  statements: [
    "alter table products add column stocked_color_ids integer[] not null default '{}'",
    `update products p set stocked_color_ids = stocked.ids
    from (select product_id, array_agg(distinct color_id) as ids from product_options
      where stock > 0 and sale_state = 'ON' and is_display group by product_id) stocked
    where stocked.product_id = p.product_id`,
  ],
};
