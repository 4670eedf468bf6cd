import {
  bigSizeParameter,
  chosenValues,
  type FacetName,
  facetNames,
  facets,
  mapFacets,
} from '@mall/contracts/domain/catalogue/facets';
import {
  defaultSort,
  type ListPeriod,
  periodsOf,
  type SortOption,
  sortOptions,
} from '@mall/contracts/domain/catalogue/goods-list';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { idParam, pageParam } from '@mall/remote-kit/url-params';
import { flagOf, type ListScope } from './list-scope.ts';

/** Parameters that change a list; the edge drops every other one. */
export const listQuery = [
  ...facetNames.map((name) => facets[name].parameter),
  bigSizeParameter,
  'page',
  'sort',
  'category',
  'family_brand_pk',
  'search_keyword',
  'period',
] as const;

const maximumKeywordLength = 100;
const maximumPage = 10_000;

export type Filters = Readonly<Record<FacetName, readonly string[]>>;

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
  /** Of best sellers and new goods; null in other lists. */
  period: ListPeriod | null;
  filters: Filters;
}

export const noFilters: Filters = mapFacets(facets, () => []);

/** Reads a list's URL. What is not allowed is left out as if it were not there (spec 2.2). */
export function parseListParams(url: URL, scope: ListScope): ListParams {
  const { searchParams } = url;
  const site = familySiteOfUrl(url);
  return {
    siteId: site.id,
    siteCode: site.id === 1 ? '' : site.code,
    page: pageParam(url, maximumPage),
    sort: sortOptions.find(({ value }) => value === searchParams.get('sort'))?.value ?? defaultSort,
    keyword: (searchParams.get('search_keyword') ?? '').trim().slice(0, maximumKeywordLength),
    categoryId: idParam(searchParams.get('category')),
    brandId: idParam(searchParams.get('family_brand_pk')),
    isBigSize: searchParams.get(bigSizeParameter) === '1',
    period: periodsOf(flagOf(scope)).find(({ value }) => value === searchParams.get('period'))?.value ?? null,
    filters: mapFacets(facets, (facet) => chosenValues(facet, searchParams.getAll(`${facet.parameter}[]`))),
  };
}

/** How many filter values are chosen. */
export function filterCount({ filters, isBigSize }: ListParams): number {
  return facetNames.reduce((sum, name) => sum + filters[name].length, isBigSize ? 1 : 0);
}
