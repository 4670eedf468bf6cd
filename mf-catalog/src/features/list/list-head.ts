import { isApiError } from '@mall/contracts/client/api-error';
import { formatCount } from '@mall/contracts/domain/money';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { copy } from './copy.ts';
import { engineHead } from './engine-head.ts';
import { listQueryOptions } from './queries.ts';
import { canonicalOf, isEndless } from './state/canonical-list.ts';
import { filterCount, parseListParams } from './state/list-params.ts';
import { listScopeOf } from './state/list-scope.ts';
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
  const listParams = parseListParams(url, scope);
  const state = services.queryClient.getQueryState(listQueryOptions(services, scope, listParams).queryKey);
  if (isApiError(state?.error, 'NOT_FOUND')) return missing;
  const list = state?.data;
  const title = listTitleOf(scope, listParams, list);
  // Nothing past the end, and nothing in a category that the list does not have.
  const isEmpty =
    list !== undefined && list.rows.length === 0 && (listParams.page > 1 || filterCount(listParams) > 0);
  return {
    title,
    description: copy.description(title, formatCount(list?.count ?? 0)),
    canonical: canonicalOf(scope, listParams),
    ...(isEndless(scope, listParams) || isEmpty ? { isNoIndex: true } : {}),
    ...(list ? engineHead({ scope, params: listParams, list, origin: services.origin }) : {}),
  };
}
