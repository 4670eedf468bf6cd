import { type RawBuilder, sql } from 'kysely';

/** Promotions of `products p` that hold now: TIME counts only while the time sale runs. */
export function promotionsSql(now: Date): RawBuilder<string[]> {
  return sql`case when p.time_sale_start_at <= ${now}::timestamptz and p.time_sale_end_at > ${now}::timestamptz
    then p.promotions else array_remove(p.promotions, 'TIME') end`;
}
