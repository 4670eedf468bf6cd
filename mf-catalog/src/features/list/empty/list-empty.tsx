import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { copy as words } from '../copy.ts';
import { filterCount } from '../state/list-params.ts';
import type { ListState } from '../state/list-state.ts';
import { copy } from './copy.ts';

/** Nothing to show, and the way out: fewer filters, another word, or the first page. */
export function ListEmpty({ list: { data, links, params } }: { list: ListState }) {
  if (data.count > 0) {
    return (
      <EmptyState
        title={copy.emptyPage}
        action={
          <Button variant="secondary" href={links.page(1)}>
            {copy.toFirstPage}
          </Button>
        }
      />
    );
  }
  if (filterCount(params) > 0) {
    return (
      <EmptyState
        icon="filter"
        title={copy.empty}
        description={copy.emptyHint}
        action={<Button href={links.withoutFilters()}>{words.reset}</Button>}
      />
    );
  }
  if (params.period && !params.keyword) {
    return (
      <EmptyState
        icon="search"
        title={copy.emptyPeriod}
        description={copy.emptyPeriodHint}
        action={<Button href={links.hrefOf({ period: null })}>{copy.toWholePeriod}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="search"
      title={params.keyword ? copy.emptySearch(params.keyword) : copy.empty}
      description={params.keyword ? copy.emptySearchHint : copy.emptyHint}
      action={<Button href="/goods/list">{words.toAll}</Button>}
    />
  );
}
