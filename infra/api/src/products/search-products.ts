import type { ProductList } from '@mall/contracts/api/products';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { lastPriceSql } from '../pricing/price-sql.ts';
import { loadBrandInfo, loadCategoryInfo } from './list-headings.ts';
import { loadCards, type PriceView } from './load-cards.ts';
import {
  dimensions,
  filterConditions,
  type ParsedSearch,
  promotionsSql,
  relevanceSql,
  scopeCondition,
} from './search-conditions.ts';
import { type FacetRow, facetCounts, loadFilter, passesAll } from './search-facets.ts';
import { type KeywordWord, readKeyword } from './search-words.ts';
import { productOrders } from './sort-product-ids.ts';

interface PageRow {
  total: number;
  has_quick_delivery: boolean;
  ids: number[];
  facets: FacetRow[] | null;
}

/** One page of a goods list or search, with its filters when asked (spec 2.8, 7.4). */
export async function searchProducts(db: Db, query: ParsedSearch, view: PriceView): Promise<ProductList> {
  const categoryInfo = query.category_id ? await loadCategoryInfo(db, query.category_id) : null;
  const brandInfo = query.brand ? await loadBrandInfo(db, query.brand) : null;
  const words = await readKeyword(db, query.search_keyword);
  const scoped = scopedProducts(query, words, view);
  const { page, display_size } = query;
  const limit = query.is_count === '1' ? 0 : display_size;
  const facets =
    query.is_filter === '1' ? sql`(select json_agg(f) from (${facetCounts()}) f)` : sql`null::json`;

  const { rows } = await sql<PageRow>`
    with scoped as materialized (${scoped}), matched as (select * from scoped where ${passesAll}),
    shown as (
      select product_id, row_number() over (order by ${productOrders[query.sort]}) as place
      from matched order by place limit ${limit}::int offset ${(page - 1) * display_size}::bigint
    )
    select (select count(*)::int from matched) as total,
      (select coalesce(bool_or(is_delivery_guarantee), false) from matched) as has_quick_delivery,
      (select coalesce(json_agg(product_id order by place), '[]') from shown) as ids,
      ${facets} as facets`.execute(db);
  const found = rows[0] ?? { total: 0, has_quick_delivery: false, ids: [], facets: null };
  return {
    rows: await loadCards(db, found.ids, view),
    count: found.total,
    paginate: {
      page,
      display_size,
      total: found.total,
      last_page: Math.max(1, Math.ceil(found.total / display_size)),
    },
    filter: query.is_filter === '1' ? await loadFilter(db, found.facets ?? []) : null,
    categoryInfo,
    brandInfo,
    delivery_guarantee: found.has_quick_delivery,
  };
}

function scopedProducts(
  query: ParsedSearch,
  words: readonly KeywordWord[],
  { buyer, now }: PriceView,
): RawBuilder<unknown> {
  const price = lastPriceSql(buyer, now);
  const promotions = promotionsSql(now);
  const conditions = filterConditions(query, price, promotions);
  const passed = dimensions.map((name) => sql`${conditions[name]} as ${sql.ref(`m_${name}`)}`);
  const failures = sql.join(
    dimensions.map((name) => sql`(not ${sql.ref(`m_${name}`)})::int`),
    sql` + `,
  );
  // What fails two filters stands in no list and in no count; without facets, what fails one.
  return sql`select * from (
    select p.product_id, p.brand_id, p.category_ids, p.size_names, p.color_groups, p.seasons, p.flags,
      ${promotions} as promotions, p.is_sold_out, p.is_delivery_guarantee, p.sales_count, p.review_count,
      p.released_at, ${price} as price, ${relevanceSql(words)} as relevance, ${sql.join(passed)}
    from products p join brands b using (brand_id) where ${scopeCondition(query, words, promotions)}
  ) all_scoped where ${failures} <= ${query.is_filter === '1' ? 1 : 0}::int`;
}
