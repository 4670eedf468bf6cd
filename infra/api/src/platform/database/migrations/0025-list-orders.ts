import type { Migration } from '../migrate.ts';

/** The orders of goods lists that are columns: a first page is read from an index, however long the list is. */
export const listOrders: Migration = {
  name: '0025-list-orders',
  statements: ['sales_count', 'review_count', 'released_at'].map(
    (column) => `create index products_by_${column} on products (${column} desc, product_id desc)`,
  ),
};
