import type { GoodsFilter, ProductList } from '@mall/contracts/api/catalogue/products';
import { type ColorGroup, colorGroups } from '@mall/contracts/domain/catalogue/color-groups';
import type { Db } from '../../platform/database/schema/schema.ts';
import { paginateOf } from '../../platform/http/pages.ts';
import type { PriceView } from '../pricing/price-view.ts';
import type { CardCache } from './cards/card-cache.ts';
import { isEmpty } from './columns/bits.ts';
import type { ListIndex } from './columns/list-index.ts';
import { pageIds, rankedPageIds } from './columns/list-page.ts';
import type { ListTable } from './columns/list-table.ts';
import { relevanceOf } from './columns/relevance.ts';
import { loadBrandInfo, loadCategoryInfo } from './facets/list-headings.ts';
import type { ParsedSearch } from './facets/parsed-search.ts';
import { type FacetNames, filterOf } from './facets/search-facets.ts';
import { type Asked, filterSetsOf, loadSiteBrands } from './filtered/filter-sets.ts';
import { openList } from './filtered/open-list.ts';
import { type KeywordWord, readKeyword } from './keywords/search-words.ts';
import type { OpenPeriod } from './periods/list-period.ts';

/** What a list is about on every page and in every order of it. */
interface ListSummary {
  total: number;
  has_quick_delivery: boolean;
  filter: GoodsFilter | null;
  /** Ids of child categories that the list has something of. */
  children: number[];
}

/** Answers from earlier when the catalogue is still the same; the key names everything but the catalogue. */
export type Remember = (key: string, load: () => Promise<ListSummary>) => Promise<ListSummary>;

interface Shop {
  db: Db;
  lists: ListIndex;
  cards: CardCache;
  facetNames: () => Promise<FacetNames>;
}

/** How a list is looked at, and at which moment. */
export interface ListView extends PriceView {
  period: OpenPeriod | null;
}

/** One page of a goods list or search, with its filters when asked (spec 2.8, 7.4). */
export async function searchProducts(
  shop: Shop,
  query: ParsedSearch,
  view: ListView,
  remember: Remember = (_key, load) => load(),
): Promise<ProductList> {
  const { db } = shop;
  const categoryInfo = query.category_id ? await loadCategoryInfo(db, query.category_id) : null;
  const brandInfo = query.brand ? await loadBrandInfo(db, query.brand) : null;
  const list = await readList(shop, query, view);
  const { page, display_size, sort: _sort, is_count, ...about } = query;
  const summary = await remember(JSON.stringify([about, view.period?.name]), () =>
    loadSummary(shop, query, list, categoryInfo?.children ?? []),
  );
  const isPast = is_count === '1' || (page - 1) * display_size >= summary.total;
  const ids = isPast ? [] : list.page();
  const { period, ...prices } = view;
  return {
    rows: await shop.cards.load(ids, { ...prices, colorGroups: chosenGroups(query) }),
    count: summary.total,
    paginate: paginateOf({ page, limit: display_size }, summary.total),
    filter: summary.filter,
    categoryInfo: categoryInfo && {
      ...categoryInfo,
      children: categoryInfo.children.filter(({ category_id }) => summary.children.includes(category_id)),
    },
    brandInfo,
    delivery_guarantee: summary.has_quick_delivery,
    ...(period?.rankedAt === undefined ? {} : { ranked_at: new Date(period.rankedAt).toISOString() }),
  };
}

/** Reads what the query needs of the database; counting and paging then need it no more. */
async function readList({ db, lists }: Shop, query: ParsedSearch, { buyer, now, period }: ListView) {
  const siteBrands = await loadSiteBrands(db, query.family_site_id);
  const base = { query, siteBrands, rate: buyer.gradeRate ?? 0, period };
  const { asked, match } = await askWords(lists, base, await readKeyword(db, query.search_keyword));
  const { sort, page, display_size: limit } = query;
  const part = { offset: (page - 1) * limit, limit };
  /** The table may be another after every wait, so each step opens the list anew. */
  const open = () => {
    const table = match?.table ?? lists.table;
    table.advanceTo(now);
    return { table, list: openList(table, asked) };
  };
  return {
    count: () => open().list.count(query.is_filter === '1'),
    sells: (categoryId: number) => open().list.sells(categoryId),
    page: () => {
      const { table, list } = open();
      const order =
        sort === 'BESTDESC' && period?.order ? period.order(table) : orderOf(table, sort, asked.rate);
      const all = list.all();
      // The shop's own order puts relevance first with a keyword (decision 25).
      const relevance = sort === 'BESTDESC' ? relevanceOf(table, asked.words, match) : null;
      return relevance
        ? rankedPageIds(table, all, { order, relevanceOf: relevance }, part)
        : pageIds(table, all, order, part);
    },
  };
}

type Base = Pick<Asked, 'query' | 'siteBrands' | 'rate' | 'period'>;

const isPrice = ({ filter }: KeywordWord) => filter !== undefined && 'price' in filter;

/**
 * The words of a keyword that the shop knows. Korean puts what is meant last: while all words together find nothing in
 * the scope, the first is dropped (미니 원피스 becomes 원피스). A price is never dropped.
 */
async function askWords(lists: ListIndex, base: Base, words: readonly KeywordWord[]) {
  for (let left = words; ; ) {
    const match = await lists.match(left);
    const asked: Asked = { ...base, words: left, match };
    const things = left.filter((word) => !isPrice(word));
    const last = things.at(-1);
    const isKnown = last !== undefined && (last.meant.length > 0 || last.filter !== undefined);
    if (things.length < 2 || !isKnown) return { asked, match };
    const table = match?.table ?? lists.table;
    if (!isEmpty(filterSetsOf(table, asked).scope)) return { asked, match };
    left = left.filter((word) => word !== things[0]);
  }
}

/** The known groups of colours among the filters, each once and always in the same order. */
function chosenGroups({ f_colors = [] }: ParsedSearch): ColorGroup[] {
  return colorGroups.flatMap(({ value }) => (f_colors.includes(value) ? value : []));
}

function orderOf(table: ListTable, sort: ParsedSearch['sort'], rate: number): Uint32Array {
  return sort === 'PRICEASC' || sort === 'PRICEDESC' ? table.byPrice(sort, rate) : table.orders[sort].slots;
}

type ReadList = Awaited<ReturnType<typeof readList>>;

async function loadSummary(
  { facetNames }: Shop,
  query: ParsedSearch,
  list: ReadList,
  categories: readonly { category_id: number }[],
): Promise<ListSummary> {
  const { total, hasQuickDelivery, bigSizes, facets } = list.count();
  return {
    total,
    children: categories.map(({ category_id }) => category_id).filter(list.sells),
    has_quick_delivery: hasQuickDelivery,
    filter:
      query.is_filter === '1'
        ? { ...filterOf(facets, await facetNames(), { query }), include_big_size: { count: bigSizes } }
        : null,
  };
}
