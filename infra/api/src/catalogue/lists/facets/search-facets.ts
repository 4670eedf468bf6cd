import type { GoodsFilter } from '@mall/contracts/api/products';
import { colorGroups } from '@mall/contracts/domain/color-groups';
import type { Db } from '../../../platform/database/schema/schema.ts';
import {
  compareSizes,
  priceRanges,
  promotionNames,
  seasonNames,
  sizeGroups,
  stateNames,
} from './facet-vocabulary.ts';
import type { Dimension } from './search-dimensions.ts';

/** How many products have a value of a filter. */
export interface FacetRow {
  facet: Dimension;
  value: string;
  count: number;
}
type Names = readonly (readonly [string, string])[];

/** What the values of filters are called, in the order they are shown. */
export interface FacetNames {
  brands: { brand_id: number; name: string }[];
  categories: { category_id: number; parent_id: number | null; name: string }[];
}

export async function loadFacetNames(db: Db): Promise<FacetNames> {
  return {
    brands: await db.selectFrom('brands').select(['brand_id', 'name']).orderBy('name').execute(),
    categories: await db
      .selectFrom('categories')
      .select(['category_id', 'parent_id', 'name'])
      .orderBy('position')
      .execute(),
  };
}

/** The filter with its names, in the order it is shown; values that would show nothing are left out. */
export function filterOf(rows: readonly FacetRow[], { brands, categories }: FacetNames): GoodsFilter {
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
