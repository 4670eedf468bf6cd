import { isApiError } from '@mall/contracts/client/api-error';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { copy } from './copy.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListView } from './list-view.tsx';
import { listQueryOptions } from './queries.ts';
import { createListLinks } from './state/list-links.ts';
import { parseListParams } from './state/list-params.ts';
import { type ListScope, listScopeOf } from './state/list-scope.ts';
import { useListViewed } from './use-list-viewed.ts';

/** Goods lists and search results (spec 2.1, 2.8). The URL is the only state of filters, sort and page. */
export function Page({ params, url }: PageProps) {
  const scope = useMemo(() => listScopeOf(params), [params]);
  return scope ? <List scope={scope} url={url} /> : <NotFound />;
}

function List({ scope, url }: { scope: ListScope; url: URL }) {
  const services = useServices();
  const params = useMemo(() => parseListParams(url, scope), [url, scope]);
  const { data, error, refetch } = useQuery(listQueryOptions(services, scope, params));
  useListViewed(scope, params, data);
  if (data) {
    const links = createListLinks(scope, params);
    return <ListView key={url.pathname} list={{ scope, params, links, data }} />;
  }
  if (isApiError(error, 'NOT_FOUND')) return <NotFound />;
  if (error) return <ErrorState headingLevel={1} title={copy.failed} onRetry={() => void refetch()} />;
  return <ListSkeleton />;
}

function NotFound() {
  return (
    <EmptyState
      headingLevel={1}
      icon="search"
      title={copy.notFound}
      description={copy.notFoundHint}
      action={<Button href="/goods/list">{copy.toAll}</Button>}
    />
  );
}
