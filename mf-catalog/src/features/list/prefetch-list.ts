import type { RouteContext } from '@mall/remote-kit/define-remote';
import { filterCount, parseListParams } from './list-params.ts';
import { listQueryOptions } from './list-query.ts';
import { listScopeOf } from './list-scope.ts';
import { suggestionQuery } from './suggestion-query.ts';

/** The list of a URL and, when it turns out to be empty, what is shown in its place. */
export async function prefetchList({ services, params, url }: RouteContext): Promise<void> {
  const { queryClient } = services;
  const scope = listScopeOf(params);
  if (!scope) return;
  const listParams = parseListParams(url);
  const query = listQueryOptions(services, scope, listParams);
  await queryClient.prefetchQuery(query);
  const isEmpty = queryClient.getQueryData(query.queryKey)?.count === 0;
  if (isEmpty && filterCount(listParams) === 0)
    await queryClient.prefetchQuery(suggestionQuery(services, listParams.siteId));
}
