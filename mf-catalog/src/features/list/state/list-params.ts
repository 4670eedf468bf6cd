import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { colorOptions, priceOptions, seasonOptions, stateOptions } from '@mall/contracts/domain/goods-filter';
import {
  defaultSort,
  promotionTypeSchema,
  type SortOption,
  sortOptions,
} from '@mall/contracts/domain/goods-list';
import { idParam, pageParam } from '@mall/remote-kit/url-params';

/** Filters in the order they are shown (spec 2.8) with their query parameters (spec 7.4). */
export const filterParameters = {
  brand: 'f_brands',
  category: 'f_categories',
  size: 'f_search_sizes',
  price: 'f_prices',
  state: 'f_states',
  promotion: 'f_promotions',
  color: 'f_colors',
  season: 'f_seasons',
} as const;
export type FilterName = keyof typeof filterParameters;
export const filterNames = Object.keys(filterParameters) as readonly FilterName[];

/** Parameters that change a list; the edge drops every other one. */
export const listQuery = [
  ...Object.values(filterParameters),
  'f_big_sizes',
  'page',
  'sort',
  'category',
  'family_brand_pk',
  'search_keyword',
] as const;

const sizePattern = /^[0-9A-Z]{1,6}$/;
const among = (allowed: readonly string[]) => (value: string) => allowed.includes(value);
const isId = (value: string) => idParam(value) !== null;

/** Whether a value may stand in a filter (spec 2.2). Brands, categories and sizes are the catalogue's own. */
const isAllowed: Record<FilterName, (value: string) => boolean> = {
  brand: isId,
  category: isId,
  size: (value) => sizePattern.test(value),
  price: among(priceOptions),
  state: among(stateOptions),
  promotion: among(promotionTypeSchema.options),
  color: among(colorOptions),
  season: among(seasonOptions),
};

const maximumKeywordLength = 100;
const maximumPage = 10_000;
/** Values of one filter that the API takes. */
const maximumValues = 50;

export type Filters = Readonly<Record<FilterName, readonly string[]>>;

/** The state of a goods list: all of it stands in the URL. */
export interface ListParams {
  siteId: number;
  /** `family_site` of the list's links; empty for the main shop. */
  siteCode: string;
  page: number;
  sort: SortOption;
  keyword: string;
  /** Narrows a flag list to a menu's category or brand. */
  categoryId: number | null;
  brandId: number | null;
  isBigSize: boolean;
  filters: Filters;
}

export const noFilters: Filters = {
  brand: [],
  category: [],
  size: [],
  price: [],
  state: [],
  promotion: [],
  color: [],
  season: [],
};

/** Reads a list's URL. What is not allowed is left out as if it were not there (spec 2.2). */
export function parseListParams(url: URL): ListParams {
  const { searchParams } = url;
  const site = familySiteOfUrl(url);
  const filterOf = (name: FilterName) => {
    const values = searchParams.getAll(`${filterParameters[name]}[]`).filter(isAllowed[name]);
    return [...new Set(values)].slice(0, maximumValues);
  };
  return {
    siteId: site.id,
    siteCode: site.id === 1 ? '' : site.code,
    page: pageParam(url, maximumPage),
    sort: sortOptions.find(({ value }) => value === searchParams.get('sort'))?.value ?? defaultSort,
    keyword: (searchParams.get('search_keyword') ?? '').trim().slice(0, maximumKeywordLength),
    categoryId: idParam(searchParams.get('category')),
    brandId: idParam(searchParams.get('family_brand_pk')),
    isBigSize: searchParams.get('f_big_sizes') === '1',
    filters: {
      brand: filterOf('brand'),
      category: filterOf('category'),
      size: filterOf('size'),
      price: filterOf('price'),
      state: filterOf('state'),
      promotion: filterOf('promotion'),
      color: filterOf('color'),
      season: filterOf('season'),
    },
  };
}

/** How many filter values are chosen. */
export function filterCount({ filters, isBigSize }: ListParams): number {
  return filterNames.reduce((sum, name) => sum + filters[name].length, isBigSize ? 1 : 0);
}
