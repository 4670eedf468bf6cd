import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { bigSizeParameter, facetNames, facets } from '@mall/contracts/domain/catalogue/facets';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { filterCount, type ListParams, parseListParams } from './state/list-params.ts';
import { type ListScope, listScopeOf } from './state/list-scope.ts';

const suggestionCount = 10;

/** One page of a list with its filters. */
export function listQueryOptions({ api }: RemoteServices, scope: ListScope, params: ListParams) {
  return endpointQuery(api, searchProducts, {
    query: { ...askedOf(scope, params), is_filter: '1' as const },
  });
}

/** A later page of a list whose filters are there already. */
export function pageQueryOptions({ api }: RemoteServices, scope: ListScope, params: ListParams) {
  return endpointQuery(api, searchProducts, { query: askedOf(scope, params) });
}

function askedOf(scope: ListScope, params: ListParams) {
  const categoryId = scope.kind === 'category' ? scope.id : params.categoryId;
  const brandId = scope.kind === 'brand' ? scope.id : params.brandId;
  const chosen = facetNames.filter((name) => params.filters[name].length > 0);
  return {
    family_site_id: params.siteId,
    page: params.page,
    sort: params.sort,
    ...(categoryId === null ? {} : { category_id: categoryId }),
    ...(brandId === null ? {} : { brand: brandId }),
    ...(params.keyword ? { search_keyword: params.keyword } : {}),
    ...(scope.kind === 'flag' ? { gnb_state: scope.flag } : {}),
    ...(params.period ? { period: params.period } : {}),
    ...(params.isBigSize ? { [bigSizeParameter]: '1' as const } : {}),
    ...Object.fromEntries(chosen.map((name) => [facets[name].parameter, [...params.filters[name]]])),
  };
}

/** Best sellers of a site, for a list that has nothing of its own to show. */
export function suggestionQuery({ api }: RemoteServices, siteId: number) {
  return endpointQuery(api, searchProducts, {
    query: { family_site_id: siteId, display_size: suggestionCount },
  });
}

/** The list of a URL and, when it turns out to be empty, what is shown in its place. */
export async function prefetchList({ services, params, url }: RouteContext): Promise<void> {
  const { queryClient } = services;
  const scope = listScopeOf(params);
  if (!scope) return;
  const listParams = parseListParams(url, scope);
  const query = listQueryOptions(services, scope, listParams);
  await queryClient.prefetchQuery(query);
  const isEmpty = queryClient.getQueryData(query.queryKey)?.count === 0;
  if (isEmpty && filterCount(listParams) === 0)
    await queryClient.prefetchQuery(suggestionQuery(services, listParams.siteId));
}
