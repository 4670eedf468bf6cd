import { searchProducts } from '@mall/contracts/api/products';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { filterNames, filterParameters, type ListParams } from './list-params.ts';
import type { ListScope } from './list-scope.ts';

/** One page of a list with its filters. */
export function listQueryOptions({ api }: RemoteServices, scope: ListScope, params: ListParams) {
  const categoryId = scope.kind === 'category' ? scope.id : params.categoryId;
  const brandId = scope.kind === 'brand' ? scope.id : params.brandId;
  const chosen = filterNames.filter((name) => params.filters[name].length > 0);
  return endpointQuery(api, searchProducts, {
    query: {
      family_site_id: params.siteId,
      page: params.page,
      sort: params.sort,
      is_filter: '1' as const,
      ...(categoryId === null ? {} : { category_id: categoryId }),
      ...(brandId === null ? {} : { brand: brandId }),
      ...(params.keyword ? { search_keyword: params.keyword } : {}),
      ...(scope.kind === 'flag' ? { gnb_state: scope.flag } : {}),
      ...(params.isBigSize ? { f_big_sizes: '1' as const } : {}),
      ...Object.fromEntries(chosen.map((name) => [filterParameters[name], [...params.filters[name]]])),
    },
  });
}
