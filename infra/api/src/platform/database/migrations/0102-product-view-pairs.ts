import type { Migration } from '../migrate.ts';

/** How often two products were looked at in one browser, by the day; each pair stands in both directions. */
export const productViewPairs: Migration = {
  name: '0102-product-view-pairs',
  statements: [
    `create table product_view_pairs (
      product_id integer not null references products on delete cascade,
      other_id integer not null references products on delete cascade,
      day date not null,
      views integer not null check (views > 0),
      primary key (product_id, other_id, day)
    )`,
    'create index product_view_pairs_day on product_view_pairs (day)',
  ],
};
