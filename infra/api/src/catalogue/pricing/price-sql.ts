import { type RawBuilder, sql } from 'kysely';
import type { Buyer } from './product-price.ts';

/**
 * `lastPrice` of product-price.ts as SQL over `products p`, for sorting and price ranges. A test holds the two
 * together.
 */
export function lastPriceSql(buyer: Buyer, now: Date): RawBuilder<number> {
  const base = sql<number>`case when p.time_sale_price is not null and p.time_sale_start_at <= ${now}::timestamptz
    and p.time_sale_end_at > ${now}::timestamptz then p.time_sale_price else p.sell_price end`;
  const rate = buyer.gradeRate ?? 0;
  if (rate === 0) return base;
  // Integer division rounds down, as Math.floor does there; bigint keeps dear products from overflowing.
  return sql<number>`greatest(10, (((${base})::bigint * ${100 - rate}::int) / 1000 * 10)::int)`;
}
