import { colorGroups } from './color-groups.ts';
import { priceRanges } from './price-ranges.ts';
import { flagWords } from './product-flags.ts';
import { promotions } from './promotions.ts';

/** A value that a filter offers; colours have the one they are shown with. */
export interface FacetValue {
  readonly value: string;
  readonly name: string;
  readonly hex?: string;
}

/** Narrows a goods list to big sizes: `1`, of its query and of the API's. */
export const bigSizeParameter = 'f_big_sizes';

/** A filter of goods lists. */
export interface Facet {
  readonly title: string;
  /** Of a list's query and of the API's: `f_colors[]=BLACK` (spec 7.4). */
  readonly parameter: string;
  /** What may be chosen: fixed values in the order they are shown, ids of the catalogue, or sizes of its goods. */
  readonly values: readonly FacetValue[] | 'ids' | 'sizes';
  /** Whether the values stand under headings. */
  readonly isGrouped?: true;
}

const productStates = [
  { value: 'NEW', name: flagWords.NEW.name },
  { value: 'BEST', name: flagWords.BEST.name },
  { value: 'SOLDOUT', name: '품절' },
  { value: 'DELIVERY_GUARANTEE', name: flagWords.DELIVERY_GUARANTEE.name },
] as const;

const seasons = [
  { value: 'SPRING', name: '봄' },
  { value: 'SUMMER', name: '여름' },
  { value: 'FALL', name: '가을' },
  { value: 'WINTER', name: '겨울' },
] as const;
export type Season = (typeof seasons)[number]['value'];

/** The filters of goods lists in the order they are shown (spec 2.8). The API has a column for each. */
export const facets = {
  brand: { title: '브랜드', parameter: 'f_brands', values: 'ids' },
  category: { title: '카테고리', parameter: 'f_categories', values: 'ids', isGrouped: true },
  size: { title: '사이즈', parameter: 'f_search_sizes', values: 'sizes', isGrouped: true },
  price: { title: '가격', parameter: 'f_prices', values: priceRanges },
  state: { title: '상품 상태', parameter: 'f_states', values: productStates },
  promotion: { title: '혜택', parameter: 'f_promotions', values: promotions },
  color: { title: '색상', parameter: 'f_colors', values: colorGroups },
  season: { title: '시즌', parameter: 'f_seasons', values: seasons },
} as const satisfies Readonly<Record<string, Facet>>;
export type FacetName = keyof typeof facets;
export type FacetVocabulary = Readonly<Record<string, Facet>>;

/** Names of filters in their order. */
export function namesOf<Facets extends FacetVocabulary>(vocabulary: Facets): (keyof Facets & string)[] {
  // Object.keys widens what the literal says.
  return Object.keys(vocabulary) as (keyof Facets & string)[];
}
export const facetNames = namesOf(facets);

/** Makes something of every filter. */
export function mapFacets<Facets extends FacetVocabulary, Value>(
  vocabulary: Facets,
  make: (facet: Facet, name: keyof Facets & string) => Value,
): Record<keyof Facets & string, Value> {
  const entries = namesOf(vocabulary).flatMap((name) => {
    const facet = vocabulary[name];
    return facet ? [[name, make(facet, name)] as const] : [];
  });
  // Every name of the vocabulary has its entry.
  return Object.fromEntries(entries) as Record<keyof Facets & string, Value>;
}

/** Values of one filter that the API takes. */
export const maximumFacetValues = 50;

/** What of the values in a query may be chosen; others are ignored (spec 2.2). Brands, categories and sizes are the catalogue's own. */
export function chosenValues({ values }: Facet, asked: readonly string[]): string[] {
  const isAllowed = (value: string) => {
    if (values === 'ids') return /^[1-9]\d{0,8}$/.test(value);
    if (values === 'sizes') return /^[0-9A-Z]{1,6}$/.test(value);
    return values.some((known) => known.value === value);
  };
  return [...new Set(asked.filter(isAllowed))].slice(0, maximumFacetValues);
}
