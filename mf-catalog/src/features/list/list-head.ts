import { isApiError } from '@mall/contracts/client/api-error';
import { defaultSort } from '@mall/contracts/domain/catalogue/goods-list';
import { formatCount } from '@mall/contracts/domain/money';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { copy } from './copy.ts';
import { engineHead } from './engine-head.ts';
import { listQueryOptions } from './queries.ts';
import { createListLinks } from './state/list-links.ts';
import { filterCount, type ListParams, noFilters, parseListParams } from './state/list-params.ts';
import { type ListScope, listScopeOf } from './state/list-scope.ts';
import { listTitleOf } from './state/list-title.ts';

const missing: Head = {
  title: copy.notFound,
  description: copy.notFoundHint,
  status: 404,
  isNoIndex: true,
};

/** Title and the one address of a list's content, with what engines read of it. */
export function listHead({ services, params, url }: RouteContext): Head {
  const scope = listScopeOf(params);
  if (!scope) return missing;
  const listParams = parseListParams(url);
  const state = services.queryClient.getQueryState(listQueryOptions(services, scope, listParams).queryKey);
  if (isApiError(state?.error, 'NOT_FOUND')) return missing;
  const list = state?.data;
  const title = listTitleOf(scope, listParams, list);
  const isPastEnd = list !== undefined && list.rows.length === 0 && listParams.page > 1;
  return {
    title,
    description: copy.description(title, formatCount(list?.count ?? 0)),
    canonical: canonicalOf(scope, listParams),
    // Combinations of filters and searches are endless; the lists themselves are what should be found.
    ...(listParams.keyword || filterCount(listParams) > 0 || isPastEnd ? { isNoIndex: true } : {}),
    ...(list ? engineHead({ scope, params: listParams, list, origin: services.origin }) : {}),
  };
}

function canonicalOf(scope: ListScope, params: ListParams): string {
  const plain: ListParams = { ...params, filters: noFilters, isBigSize: false, sort: defaultSort };
  return createListLinks(scope, plain).page(params.page);
}
