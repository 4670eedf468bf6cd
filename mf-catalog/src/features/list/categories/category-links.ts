import type { ProductList } from '@mall/contracts/api/catalogue/products';
import { copy } from '../copy.ts';
import { createListLinks } from '../state/list-links.ts';
import { type ListParams, noFilters } from '../state/list-params.ts';
import type { ListScope } from '../state/list-scope.ts';

export interface CategoryLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** One step down from the list: child categories, the top ones from the whole shop, or filters by them elsewhere. */
export function categoryLinksOf(scope: ListScope, params: ListParams, data: ProductList): CategoryLink[] {
  // Filters of this list may not exist over there, so only sort and site come along.
  const plain: ListParams = { ...params, filters: noFilters, isBigSize: false };
  const pageOf = (id: number) => createListLinks({ kind: 'category', id }, plain).page(1);
  if (scope.kind === 'category') {
    const { categoryInfo } = data;
    if (!categoryInfo || params.keyword) return [];
    return [
      { label: copy.allOf(categoryInfo.name), href: pageOf(scope.id), isCurrent: true },
      ...categoryInfo.children.map(({ category_id, name }) => ({
        label: name,
        href: pageOf(category_id),
        isCurrent: false,
      })),
    ];
  }
  const groups = data.filter?.category ?? [];
  if (scope.kind === 'all' && !params.keyword) {
    return groups.map(({ value, name }) => ({ label: name, href: pageOf(Number(value)), isCurrent: false }));
  }
  const links = createListLinks(scope, params);
  const chosen = params.filters.category;
  const filterBy = (category: readonly string[]) =>
    links.hrefOf({ filters: { ...params.filters, category } });
  return [
    { label: copy.everything, href: filterBy([]), isCurrent: chosen.length === 0 },
    ...groups.map(({ value, name }) => ({
      label: name,
      href: filterBy([value]),
      isCurrent: chosen.length === 1 && chosen[0] === value,
    })),
  ];
}
