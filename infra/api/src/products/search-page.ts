import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { lastPriceSql } from '../pricing/price-sql.ts';
import type { PriceView } from './load-cards.ts';
import {
  dimensions,
  filterConditions,
  type ParsedSearch,
  promotionsSql,
  relevanceSql,
  scopeCondition,
} from './search-conditions.ts';
import type { KeywordWord } from './search-words.ts';
import { productOrders } from './sort-product-ids.ts';

/** Ids of one page in the order asked for. The shop's own order puts relevance first with a keyword (decision 25). */
export async function loadPageIds(
  db: Db,
  query: ParsedSearch,
  words: readonly KeywordWord[],
  { buyer, now }: PriceView,
): Promise<number[]> {
  const price = lastPriceSql(buyer, now);
  const promotions = promotionsSql(now);
  const conditions = filterConditions(query, price, promotions);
  const all = sql.join(
    [scopeCondition(query, words, promotions), ...dimensions.map((name) => conditions[name])],
    sql` and `,
  );
  const order = productOrders[query.sort];
  const isRanked = words.length > 0 && query.sort === 'BESTDESC';
  const { rows } = await sql<{ product_id: number }>`
    select p.product_id, ${price} as price, ${isRanked ? relevanceSql(words) : sql`0`} as relevance
    from products p join brands b using (brand_id) where ${all}
    order by ${isRanked ? sql`relevance desc, ${order}` : order}
    limit ${query.display_size} offset ${(query.page - 1) * query.display_size}`.execute(db);
  return rows.map((row) => row.product_id);
}
