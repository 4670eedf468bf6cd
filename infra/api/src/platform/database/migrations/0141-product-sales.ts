import type { Migration } from '../migrate.ts';

/** Pieces sold by hour and by day of Korea, which the best sellers of a period are counted from (decision 171). */
export const productSales: Migration = {
  name: '0141-product-sales',
  statements: [
    `create table product_sales_hours (
      hour timestamptz not null,
      product_id integer not null references products on delete cascade,
      pieces integer not null check (pieces > 0),
      primary key (hour, product_id)
    )`,
    `create table product_sales_days (
      day date not null,
      product_id integer not null references products on delete cascade,
      pieces integer not null check (pieces > 0),
      primary key (day, product_id)
    )`,
    'create index product_sales_hours_product on product_sales_hours (product_id)',
    'create index product_sales_days_product on product_sales_days (product_id)',
  ],
};
