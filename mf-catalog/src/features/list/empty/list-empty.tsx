import { defaultFamilySite, familySiteOf } from '@mall/contracts/domain/family-site';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { copy as words } from '../copy.ts';
import { filterCount } from '../state/list-params.ts';
import type { ListState } from '../state/list-state.ts';
import { copy } from './copy.ts';

/** Nothing to show, and the way out: fewer filters, another word, the first page, or the whole shop. */
export function ListEmpty({ list }: { list: ListState }) {
  const { data, links, params } = list;
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
  return params.siteCode ? <EmptyInSite list={list} /> : <EmptyInShop keyword={params.keyword} />;
}

/** The main shop sells every brand: what a brand's site lacks may be found there. */
function EmptyInSite({ list: { links, params } }: { list: ListState }) {
  const shop = defaultFamilySite;
  const { keyword, siteCode } = params;
  return (
    <EmptyState
      icon="search"
      title={keyword ? copy.emptySearch(keyword) : copy.emptySite(familySiteOf(siteCode).name)}
      description={copy.emptySiteHint(shop.name)}
      action={
        // It is named, or the site of the visit would be kept.
        <Button href={links.hrefOf({ siteCode: shop.code, brandId: null })}>
          {copy.inWholeShop(shop.name)}
        </Button>
      }
    />
  );
}

function EmptyInShop({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      icon="search"
      title={keyword ? copy.emptySearch(keyword) : copy.emptyList}
      description={keyword ? copy.emptySearchHint : copy.emptyListHint}
      action={<Button href="/goods/list">{words.toAll}</Button>}
    />
  );
}
