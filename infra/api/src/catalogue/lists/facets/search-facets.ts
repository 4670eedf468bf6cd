import type { GoodsFilter } from '@mall/contracts/api/catalogue/products';
import {
  type FacetName,
  type FacetValue,
  type facets,
  mapFacets,
} from '@mall/contracts/domain/catalogue/facets';
import { compareSizes, sizeGroups } from '@mall/contracts/domain/catalogue/sizes';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { type ListVocabulary, shopVocabulary } from './facet-columns.ts';

/** How many products have a value of a filter. */
export interface FacetRow {
  facet: string;
  value: string;
  count: number;
}

/** Filters whose values are the catalogue's own. */
type CatalogueFacet = {
  [Name in FacetName]: (typeof facets)[Name]['values'] extends string ? Name : never;
}[FacetName];

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

interface FilterContext {
  /** Values that the list is narrowed to, by the parameters of its query. */
  query?: Readonly<Record<string, unknown>>;
  vocabulary?: ListVocabulary;
}

/**
 * The filter with its names, in the order it is shown. Values that would show nothing are left out unless they are
 * chosen: a shopper has to know them by name to take them away.
 */
export function filterOf(
  rows: readonly FacetRow[],
  names: FacetNames,
  { query = {}, vocabulary = shopVocabulary }: FilterContext = {},
): GoodsFilter {
  const counts = countsOf(rows, query, vocabulary);
  const list = (facet: string, values: readonly FacetValue[]) =>
    values.flatMap((value) => {
      const count = counts.get(facet)?.get(value.value);
      return count === undefined ? [] : [{ ...shownOf(value), count }];
    });
  const sizes = [...(counts.get('size')?.keys() ?? [])];

  const ofCatalogue: Record<CatalogueFacet, () => object[]> = {
    brand: () => list('brand', brandValues(names)),
    category: () =>
      categoryValues(names, null).flatMap((group) => {
        const children = list('category', categoryValues(names, Number(group.value)));
        const [own] = list('category', [group]);
        return own || children.length > 0 ? [{ ...(own ?? { ...group, count: 0 }), children }] : [];
      }),
    size: () =>
      sizeGroups.flatMap(({ value, name, holds }) => {
        const own = sizes.filter(holds).sort(compareSizes);
        const children = list('size', own.map(namedByItself));
        const count = counts.get('size')?.get(value) ?? 0;
        return children.length > 0 ? [{ value, name, count, children }] : [];
      }),
  };
  const catalogueLists: Readonly<Record<string, () => object[]>> = ofCatalogue;
  // The schema of the reply is made from the same vocabulary.
  return mapFacets(vocabulary.facets, ({ values }, name) =>
    typeof values === 'object' ? list(name, values) : (catalogueLists[name]?.() ?? []),
  ) as unknown as GoodsFilter;
}

/** Products by filter and value: of values that have some, and of those that are chosen. */
function countsOf(
  rows: readonly FacetRow[],
  query: Readonly<Record<string, unknown>>,
  { facets: known }: ListVocabulary,
): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const [name, { parameter }] of Object.entries(known)) {
    const chosen = query[parameter];
    counts.set(name, new Map((Array.isArray(chosen) ? chosen : []).map((value) => [String(value), 0])));
  }
  for (const { facet, value, count } of rows) if (count > 0) counts.get(facet)?.set(value, count);
  return counts;
}

/** What the reply says of a value; price ranges know more. */
const shownOf = ({ value, name, hex }: FacetValue) => ({ value, name, ...(hex ? { hex } : {}) });
const namedByItself = (value: string): FacetValue => ({ value, name: value });

const brandValues = ({ brands }: FacetNames): FacetValue[] =>
  brands.map(({ brand_id, name }) => ({ value: String(brand_id), name }));

const categoryValues = ({ categories }: FacetNames, parentId: number | null): FacetValue[] =>
  categories
    .filter(({ parent_id }) => parent_id === parentId)
    .map(({ category_id, name }) => ({ value: String(category_id), name }));
