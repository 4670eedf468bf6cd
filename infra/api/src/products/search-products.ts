import type { GoodsFilter, ProductList } from '@mall/contracts/api/products';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { paginateOf } from '../http/pages.ts';
import { lastPriceSql } from '../pricing/price-sql.ts';
import { loadBrandInfo, loadCategoryInfo } from './list-headings.ts';
import { loadCards, type PriceView } from './load-cards.ts';
import {
  dimensions,
  filterConditions,
  type ParsedSearch,
  promotionsSql,
  scopeCondition,
} from './search-conditions.ts';
import { type FacetRow, facetCounts, loadFilter, passesAll } from './search-facets.ts';
import { loadPageIds } from './search-page.ts';
import { type KeywordWord, readKeyword } from './search-words.ts';

/** What a list is about on every page and in every order of it. */
interface ListSummary {
  total: number;
  has_quick_delivery: boolean;
  filter: GoodsFilter | null;
}

/** Answers from earlier when the catalogue is still the same; the key names everything but the catalogue. */
export type Remember = (key: string, load: () => Promise<ListSummary>) => Promise<ListSummary>;

/** One page of a goods list or search, with its filters when asked (spec 2.8, 7.4). */
export async function searchProducts(
  db: Db,
  query: ParsedSearch,
  view: PriceView,
  remember: Remember = (_key, load) => load(),
): Promise<ProductList> {
  const categoryInfo = query.category_id ? await loadCategoryInfo(db, query.category_id) : null;
  const brandInfo = query.brand ? await loadBrandInfo(db, query.brand) : null;
  const words = await readKeyword(db, query.search_keyword);
  const { page, display_size, sort: _sort, is_count, ...about } = query;
  const summary = await remember(JSON.stringify(about), () => loadSummary(db, query, words, view));
  const isEmpty = is_count === '1' || (page - 1) * display_size >= summary.total;
  const ids = isEmpty ? [] : await loadPageIds(db, query, words, view);
  return {
    rows: await loadCards(db, ids, view),
    count: summary.total,
    paginate: paginateOf({ page, limit: display_size }, summary.total),
    filter: summary.filter,
    categoryInfo,
    brandInfo,
    delivery_guarantee: summary.has_quick_delivery,
  };
}

interface SummaryRow {
  total: number;
  has_quick_delivery: boolean;
  facets: FacetRow[] | null;
}

async function loadSummary(
  db: Db,
  query: ParsedSearch,
  words: readonly KeywordWord[],
  view: PriceView,
): Promise<ListSummary> {
  const hasFilter = query.is_filter === '1';
  const facets = hasFilter ? sql`(select json_agg(f) from (${facetCounts()}) f)` : sql`null::json`;
  const { rows } = await sql<SummaryRow>`
    with scoped as materialized (${scopedProducts(query, words, view)})
    select (count(*) filter (where ${passesAll}))::int as total,
      coalesce(bool_or(is_delivery_guarantee) filter (where ${passesAll}), false) as has_quick_delivery,
      ${facets} as facets from scoped`.execute(db);
  const row = rows[0];
  return {
    total: row?.total ?? 0,
    has_quick_delivery: row?.has_quick_delivery ?? false,
    filter: hasFilter ? await loadFilter(db, row?.facets ?? []) : null,
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
    select p.brand_id, p.category_ids, p.size_names, p.color_groups, p.seasons, p.flags,
      ${promotions} as promotions, p.is_sold_out, p.is_delivery_guarantee, ${price} as price, ${sql.join(passed)}
    from products p join brands b using (brand_id) where ${scopeCondition(query, words, promotions)}
  ) all_scoped where ${failures} <= ${query.is_filter === '1' ? 1 : 0}::int`;
}
