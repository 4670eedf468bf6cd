import type { GoodsFilter } from '@mall/contracts/api/products';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { colorGroups } from '../seed/colors.ts';
import {
  compareSizes,
  priceRanges,
  promotionNames,
  seasonNames,
  sizeGroups,
  stateNames,
} from './facet-vocabulary.ts';
import { type Dimension, dimensions } from './search-conditions.ts';

export interface FacetRow {
  facet: Dimension;
  value: string;
  count: number;
}
type Names = readonly (readonly [string, string])[];

/** `scoped` has one `m_…` column per filter: whether the product passes it. */
const passes = (except?: Dimension): RawBuilder<boolean> =>
  sql.join(
    dimensions.filter((name) => name !== except).map((name) => sql.ref(`m_${name}`)),
    sql` and `,
  ) as RawBuilder<boolean>;

/** The condition that a product passes every filter. */
export const passesAll = passes();

/**
 * Rows `facet, value, count` over `scoped`, products that are alike counted first: each value under all the other filters but not its own. Choosing a second
 * brand widens the list, so its count must not be zero because of the first.
 */
export function facetCounts(): RawBuilder<unknown> {
  const unnested = (facet: Dimension, column: string) =>
    sql`select ${sql.lit(facet)} as facet, v as value, sum(n)::int as count
      from (select ${sql.ref(column)} as held, count(*) as n from scoped where ${passes(facet)} group by 1) alike,
        unnest(held) v group by v`;
  const ranges = sql.join(
    priceRanges.map(
      (range) => sql`(${sql.lit(range.value)}, ${sql.lit(range.from)}, ${sql.lit(range.below)})`,
    ),
  );
  return sql`select 'brand' as facet, brand_id::text as value, count(*)::int as count
      from scoped where ${passes('brand')} group by brand_id
    union all select 'category', v::text, sum(n)::int
      from (select category_ids, count(*) as n from scoped where ${passes('category')} group by 1) alike,
        unnest(category_ids) v group by v
    union all ${unnested('size', 'size_names')}
    union all ${unnested('color', 'color_groups')}
    union all ${unnested('season', 'seasons')}
    union all ${unnested('promotion', 'promotions')}
    union all select 'price', r.value, sum(n)::int
      from (select price, count(*) as n from scoped where ${passes('price')} group by 1) alike
        join (values ${ranges}) as r(value, low, high) on price >= r.low and price < r.high group by r.value
    union all select 'state', v, sum(n)::int
      from (select flags, is_sold_out, count(*) as n from scoped where ${passes('state')} group by 1, 2) alike,
        unnest(flags || case when is_sold_out then array['SOLDOUT'] else '{}' end) v group by v`;
}

/** The filter with its names, in the order it is shown; values that would show nothing are left out. */
export async function loadFilter(db: Db, rows: readonly FacetRow[]): Promise<GoodsFilter> {
  const brands = await db.selectFrom('brands').select(['brand_id', 'name']).orderBy('name').execute();
  const categories = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  return filterOf(rows, brands, categories);
}

function filterOf(
  rows: readonly FacetRow[],
  brands: readonly { brand_id: number; name: string }[],
  categories: readonly { category_id: number; parent_id: number | null; name: string }[],
): GoodsFilter {
  const counts = new Map(rows.map((row) => [`${row.facet}:${row.value}`, row.count]));
  const countOf = (facet: Dimension, value: string) => counts.get(`${facet}:${value}`) ?? 0;
  const item = (facet: Dimension, value: string, name: string) => ({
    value,
    name,
    count: countOf(facet, value),
  });
  const list = (facet: Dimension, names: Names) =>
    names.map(([value, name]) => item(facet, value, name)).filter((entry) => entry.count > 0);
  const childrenOf = (parentId: number): Names =>
    categories
      .filter((category) => category.parent_id === parentId)
      .map((category) => [String(category.category_id), category.name]);
  const sizes = rows.filter((row) => row.facet === 'size').map((row) => row.value);

  return {
    brand: list(
      'brand',
      brands.map((brand) => [String(brand.brand_id), brand.name]),
    ),
    category: categories
      .filter((category) => category.parent_id === null)
      .map((category) => ({
        ...item('category', String(category.category_id), category.name),
        children: list('category', childrenOf(category.category_id)),
      }))
      .filter((group) => group.count > 0),
    size: sizeGroups
      .map((group) => {
        const own = sizes.filter(group.holds).sort(compareSizes);
        const children = list(
          'size',
          own.map((size) => [size, size]),
        );
        const count = children.reduce((sum, child) => sum + child.count, 0);
        return { value: group.value, name: group.name, count, children };
      })
      .filter((group) => group.children.length > 0),
    price: list(
      'price',
      priceRanges.map((range) => [range.value, range.name]),
    ),
    state: list('state', stateNames),
    promotion: list('promotion', promotionNames),
    color: colorGroups
      .map((group) => ({ ...item('color', group.value, group.name), hex: group.hex }))
      .filter((entry) => entry.count > 0),
    season: list('season', seasonNames),
  };
}
