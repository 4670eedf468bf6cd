import type { Migration } from '../migrate.ts';

/** Columns that hold sums of KRW or points: 32 bits end at 2.1 billion, which a large order reaches. */
const sums: Readonly<Record<string, readonly string[]>> = {
  orders: ['product_amount', 'discount_amount', 'total', 'coupon_amount', 'point_amount', 'refunded_amount'],
  order_lines: ['paid_price', 'coupon_amount', 'point_amount'],
  refunds: ['amount', 'point_amount'],
  point_entries: ['amount'],
  members: ['point'],
  grades: ['minimum_spend'],
};

/** Sums of money in 64 bits; prices of one piece stay as they are. */
export const largeSums: Migration = {
  name: '0062-large-sums',
  statements: Object.entries(sums).map(
    ([table, columns]) =>
      `alter table ${table} ${columns.map((column) => `alter column ${column} type bigint`).join(', ')}`,
  ),
};
