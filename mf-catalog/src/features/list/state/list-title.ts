import type { ProductList } from '@mall/contracts/api/catalogue/products';
import { periodsOf } from '@mall/contracts/domain/catalogue/goods-list';
import { flagWords, type ListFlag } from '@mall/contracts/domain/catalogue/product-flags';
import { familySites } from '@mall/contracts/domain/family-site';
import { copy } from '../copy.ts';
import type { ListParams } from './list-params.ts';
import type { ListScope } from './list-scope.ts';

/** What a list is called. Before its data is there, categories and brands have no name yet. */
export function listTitleOf(scope: ListScope, params: ListParams, list: ProductList | undefined): string {
  if (params.keyword) return copy.searchResult(params.keyword);
  if (scope.kind === 'flag') return flagTitleOf(scope.flag, params);
  if (scope.kind === 'category') return list?.categoryInfo?.name ?? copy.goods;
  if (scope.kind === 'brand') return list?.brandInfo?.name ?? copy.goods;
  return copy.all;
}

/** `베스트`, or `주간 베스트` of a period. */
function flagTitleOf(flag: ListFlag, { period }: ListParams): string {
  const { name } = flagWords[flag];
  const words = periodsOf(flag).find(({ value }) => value === period);
  return words ? `${words.label} ${name}` : name;
}

export interface Step {
  label: string;
  href?: string;
}

/** From the site's home down to the list. */
export function listStepsOf(scope: ListScope, params: ListParams, list: ProductList | undefined): Step[] {
  const site = familySites.find(({ id }) => id === params.siteId);
  const query = params.siteCode ? `?family_site=${params.siteCode}` : '';
  const steps: Step[] = [{ label: params.siteCode && site ? site.name : copy.home, href: site?.home ?? '/' }];
  if (scope.kind === 'category' && !params.keyword) {
    const path = list?.categoryInfo?.deps ?? [];
    for (const { category_id, name } of path)
      steps.push({ label: name, href: `/goods/list/category/${category_id}${query}` });
    return steps;
  }
  return [...steps, { label: listTitleOf(scope, params, list) }];
}
