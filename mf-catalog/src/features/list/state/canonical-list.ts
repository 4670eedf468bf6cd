import { defaultSort } from '@mall/contracts/domain/catalogue/goods-list';
import { createListLinks } from './list-links.ts';
import { filterCount, type ListParams, noFilters } from './list-params.ts';
import type { ListScope } from './list-scope.ts';

/** A flag's list in one category, as its tabs lead to: a list of its own. */
const isCategoryTab = (scope: ListScope, params: ListParams) =>
  scope.kind === 'flag' && filterCount(params) === 1 && params.filters.category.length === 1;

/** Combinations of filters and searches are endless; the lists themselves are what should be found. */
export const isEndless = (scope: ListScope, params: ListParams): boolean =>
  params.keyword !== '' || (filterCount(params) > 0 && !isCategoryTab(scope, params));

/** The one address of a list's content on one of its pages. */
export function canonicalOf(scope: ListScope, params: ListParams, page = params.page): string {
  const { category } = params.filters;
  const filters = isCategoryTab(scope, params) ? { ...noFilters, category } : noFilters;
  return createListLinks(scope, { ...params, filters, isBigSize: false, sort: defaultSort }).page(page);
}
