import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { Pagination } from '@mall/ui/layout/pagination';
import { cardVisibility } from '@mall/ui/product/card-visibility';
import { media } from '@mall/ui/theme';
import { Suspense, useCallback, useRef, useState } from 'react';
import { WishCard } from '../../../shared/wishes/wish-card.tsx';
import { copy } from '../copy.ts';
import { later } from '../later/later.ts';
import { listSizes, priorityCards } from '../list-sizes.ts';
import type { ListState } from '../state/list-state.ts';
import { listTitleOf } from '../state/list-title.ts';
import { rankOf } from '../state/rank-of.ts';
import { MoreLink } from './more-link.tsx';
import { usePages } from './use-pages.ts';

/** Loaded with the first later page. */
const ListPart = later((parts) => parts.ListPart);

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 2px',
  '--card-inset': '8px',
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.md]: { gap: '36px 12px', '--card-inset': '0px' },
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '48px 16px' },
  // Phones show four cards at first.
  '& > ul:first-of-type > li:nth-of-type(n + 7)': cardVisibility,
});
/** Three on phones, for anyone who wants to see more at once. */
const dense = css({
  '@media (max-width: 639px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '--card-inset': '4px',
  },
});
/** The pages of a list are one grid, so that no row ends before the last page does. */
const page = css({ display: 'contents' });
const pages = css({ padding: '32px 0 64px', [media.lg]: { padding: '48px 0 96px' } });
/** What fills a first screen, of a phone and of a PC. */
const firstCards = 8;
const status = css({ margin: '0 0 16px', textAlign: 'center', fontSize: 13 });

interface Props {
  list: ListState;
  isDense: boolean;
  /** Whether to show more than the first screen. */
  isWhole: boolean;
}

/** Cards of a list to its end: more come as the shopper scrolls, and by a link to the next page without scripts. */
export function ListCards({ list, isDense, isWhole }: Props) {
  const { data, links, params, scope } = list;
  const first = params.page;
  const { last, add, listRef, settle } = usePages(first, links.page(first));
  // What the first cards leave room for has no next page yet.
  const lastPage = isWhole ? data.paginate.last_page : 0;
  const later = Array.from(
    { length: Math.max(0, Math.min(last, lastPage) - first) },
    (_, at) => first + 1 + at,
  );
  const waiting = useRef(new Set<number>());
  const [pressed, setPressed] = useState<number | null>(null);
  // The same in every render: a page that comes must not draw all the others again.
  const onReady = useCallback(
    (number: number, isReady: boolean) => {
      if (!isReady) waiting.current.add(number);
      else if (waiting.current.delete(number) && waiting.current.size === 0) settle();
    },
    [settle],
  );
  const end = Math.min(last * data.paginate.display_size, data.count);
  return (
    <div ref={listRef}>
      <div css={[grid, isDense && dense]}>
        <ul css={page} aria-label={listTitleOf(scope, params, data)}>
          {data.rows.slice(0, isWhole ? undefined : firstCards).map((product, index) => (
            <li key={product.product_id}>
              <WishCard
                product={product}
                sizes={listSizes}
                priority={index < priorityCards}
                headingLevel={2}
                listFlag={scope.kind === 'flag' ? scope.flag : undefined}
                rank={rankOf(list, params.page, index)}
              />
            </li>
          ))}
        </ul>
        <Suspense fallback={null}>
          {later.map((number) => (
            <ListPart
              key={number}
              list={list}
              page={number}
              takesFocus={number === pressed}
              onReady={onReady}
            />
          ))}
        </Suspense>
      </div>
      <div css={pages}>
        {lastPage > 1 && (
          <p css={status} className="tabular" aria-live="polite">
            {copy.shown(formatCount(end), formatCount(data.count))}
          </p>
        )}
        {last < lastPage && (
          <MoreLink
            href={links.page(last + 1)}
            page={last}
            onMore={add}
            onPress={() => {
              setPressed(last + 1);
              add();
            }}
          />
        )}
        <Pagination page={Math.min(last, lastPage)} lastPage={lastPage} href={links.page} />
      </div>
    </div>
  );
}
