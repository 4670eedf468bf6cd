import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Accordion } from '@mall/ui/layout/accordion';
import { media } from '@mall/ui/theme';
import { Suspense, useDeferredValue } from 'react';
import { pageFrame } from '../../shared/page-frame.ts';
import { QuickView } from '../../shared/quick-view/quick-view.tsx';
import { Wishes } from '../../shared/wishes/wishes.tsx';
import { copy } from './copy.ts';
import { ChosenFilters } from './filters/chosen-filters.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { ListHeader } from './header/list-header.tsx';
import { ListToolbar } from './header/list-toolbar.tsx';
import { later } from './later/later.ts';
import { ListCards } from './pages/list-cards.tsx';
import { useDenseColumns } from './pages/use-columns.ts';
import { filterCount } from './state/list-params.ts';
import type { ListState } from './state/list-state.ts';

/** Both are loaded where a list is empty. */
const Suggestions = later((parts) => parts.Suggestions);
const ListEmpty = later((parts) => parts.ListEmpty);

const columns = css({
  [media.lg]: { display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', gap: 40, alignItems: 'start' },
  [media.xxl]: { gridTemplateColumns: '224px minmax(0, 1fr)', gap: 56 },
});
const side = css({
  display: 'none',
  // Without scripts there is no sheet to open.
  [media.noScript]: { display: 'block' },
  [media.lg]: {
    display: 'block',
    position: 'sticky',
    top: 'var(--sticky-top)',
    maxHeight: 'calc(100dvh - var(--sticky-top))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    marginInline: -6,
    paddingInline: 6,
  },
});
const inset = css({ paddingInline: 16 });
const full = css({ gridColumn: '1 / -1' });

/** A list in its frame: heading, filters at the left on PC, cards, pages. */
export function ListView({ list }: { list: ListState }) {
  const { device } = useServices();
  const { data, links, params } = list;
  const [isDense, chooseDense] = useDenseColumns();
  const address = links.page(params.page);
  // A press on a filter is answered by the first cards; the others follow when these are painted.
  const isWhole = useDeferredValue(address) === address;
  if (data.count === 0 && filterCount(params) === 0) {
    return (
      <div css={pageFrame}>
        <ListHeader list={list} />
        <Suspense fallback={null}>
          <ListEmpty list={list} />
          <Suggestions siteId={params.siteId} />
        </Suspense>
        <Wishes />
        <QuickView />
      </div>
    );
  }
  return (
    <div css={pageFrame}>
      <ListHeader list={list} />
      <div css={columns}>
        {device.isMobileLayout ? (
          // Phones open the filters in a sheet, which takes scripts.
          <noscript>
            <div css={inset}>
              <Accordion summary={copy.filter}>
                <FilterPanel list={list} />
              </Accordion>
            </div>
          </noscript>
        ) : (
          <div css={side}>
            <FilterPanel list={list} />
          </div>
        )}
        <div css={device.isMobileLayout && full} data-list-start>
          <ListToolbar list={list} isDense={isDense} onChoose={chooseDense} />
          <ChosenFilters list={list} />
          {data.rows.length === 0 ? (
            <Suspense fallback={null}>
              <ListEmpty list={list} />
            </Suspense>
          ) : (
            <ListCards key={address} list={list} isDense={isDense} isWhole={isWhole} />
          )}
        </div>
      </div>
      <Wishes />
      <QuickView />
    </div>
  );
}
