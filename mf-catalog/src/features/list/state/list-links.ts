import {
  bigSizeParameter,
  type FacetName,
  facetNames,
  facets,
} from '@mall/contracts/domain/catalogue/facets';
import { defaultSort } from '@mall/contracts/domain/catalogue/goods-list';
import { encodeQuery } from '@mall/contracts/query-string';
import { type ListParams, noFilters } from './list-params.ts';
import { type ListScope, listPathOf } from './list-scope.ts';

/** The query of a list as it stands in its address: what is not said is left out. */
export function listQueryOf(params: ListParams): Record<string, unknown> {
  return {
    family_site: params.siteCode,
    family_brand_pk: params.brandId,
    category: params.categoryId,
    search_keyword: params.keyword,
    ...Object.fromEntries(facetNames.map((name) => [facets[name].parameter, params.filters[name]])),
    [bigSizeParameter]: params.isBigSize ? '1' : '',
    period: params.period,
    sort: params.sort === defaultSort ? '' : params.sort,
    page: params.page > 1 ? params.page : '',
  };
}

/** One parameter as it stands in an address. Brackets are valid in a query and read better than %5B%5D. */
const partOf = (name: string, value: unknown) =>
  value ? encodeQuery({ [name]: value }).replaceAll('%5B%5D=', '[]=') : '';

/** Every parameter of a list's address, encoded; empty where it is left out. */
const searchParts = (params: ListParams): Record<string, string> =>
  Object.fromEntries(Object.entries(listQueryOf(params)).map(([name, value]) => [name, partOf(name, value)]));

/** Addresses of a list's other states. Every change but turning pages leads back to the first page. */
export function createListLinks(scope: ListScope, params: ListParams) {
  const path = listPathOf(scope);
  const firstPage = searchParts({ ...params, page: 1 });
  const join = (parts: string[]) => {
    const search = parts.filter((part) => part !== '').join('&');
    return search === '' ? path : `${path}?${search}`;
  };
  const hrefOf = (changes: Partial<ListParams>) =>
    join(Object.values(searchParts({ ...params, page: 1, ...changes })));
  // A list has hundreds of links, and most of them differ in one part.
  const withPart = (name: string, value: unknown) =>
    join(Object.values({ ...firstPage, [name]: partOf(name, value) }));
  return {
    hrefOf,
    page: (page: number) => withPart('page', page > 1 && page),
    /** Adds a value to a filter, or takes it away when it is chosen. */
    toggle(name: FacetName, value: string) {
      const chosen = params.filters[name];
      const values = chosen.includes(value)
        ? chosen.filter((candidate) => candidate !== value)
        : [...chosen, value];
      return withPart(facets[name].parameter, values);
    },
    toggleBigSize: () => hrefOf({ isBigSize: !params.isBigSize }),
    withoutFilters: () => hrefOf({ filters: noFilters, isBigSize: false }),
    isChosen: (name: FacetName, value: string) => params.filters[name].includes(value),
  };
}

export type ListLinks = ReturnType<typeof createListLinks>;
