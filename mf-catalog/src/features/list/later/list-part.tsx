import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { laterPagesVisibilityProperty } from '@mall/ui/layout/content-visibility';
import { cardIntrinsicSize } from '@mall/ui/product/card-visibility';
import { ProductCardSkeleton } from '@mall/ui/product/product-card-skeleton';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { WishCard } from '../../../shared/wishes/wish-card.tsx';
import { copy } from '../copy.ts';
import { listSizes } from '../list-sizes.ts';
import { pageQueryOptions } from '../queries.ts';
import type { ListState } from '../state/list-state.ts';
import { rankOf } from '../state/rank-of.ts';
import { useOffScreen } from './use-off-screen.ts';

/** Thousands of cards: on every screen only those near the view are laid out. */
const part = css({
  display: 'contents',
  '& > li': {
    contentVisibility: `var(${laterPagesVisibilityProperty}, auto)` as 'auto',
    overflowClipMargin: 4,
    ...cardIntrinsicSize,
  },
});
const offScreenBlock = { display: 'block', gridColumn: '1 / -1', contain: 'strict' } as const;
/** Nothing is in it, and the browser need not watch when it comes near: thousands would cost every frame. */
const offScreenItem = { contentVisibility: 'visible' } as const;
const failed = css({ gridColumn: '1 / -1', display: 'grid', justifyItems: 'center', gap: 12, padding: 24 });

interface Props {
  list: ListState;
  page: number;
  /** The shopper asked for it by keyboard or press: the focus goes to its first card. */
  takesFocus: boolean;
  onReady: (page: number, isReady: boolean) => void;
}

/**
 * A later page of a list. It asks for itself, so that pages come beside each other and a stale reply is dropped. Off
 * screen it keeps its places without their cards.
 */
export const ListPart = memo(function ListPart({ list, page, takesFocus, onReady }: Props) {
  const { scope, params } = list;
  const ref = useRef<HTMLUListElement>(null);
  const query = useQuery(pageQueryOptions(useServices(), scope, { ...params, page }));
  const { error, refetch } = query;
  // Deferred, its cards are rendered in slices of a few ms, after the task that the reply comes in.
  const data = useDeferredValue(query.data);
  const isReady = data !== undefined;
  const offScreen = useOffScreen(ref, isReady);
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  useEffect(() => {
    // A page that was known already was not waited for, but the place may depend on it.
    latest.current(page, false);
    if (isReady) latest.current(page, true);
  }, [page, isReady]);
  useEffect(() => {
    if (!isReady || !takesFocus) return;
    // Focus needs the layout: in the task that draws the cards it would be computed twice, and hold a phone twice as long.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector('a')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isReady, takesFocus]);

  if (error && !query.data)
    return (
      <div css={failed} role="alert">
        <p>{copy.failed}</p>
        <Button variant="secondary" size="md" onClick={() => void refetch()}>
          {copy.again}
        </Button>
      </div>
    );
  const { display_size } = list.data.paginate;
  const left = Math.max(0, Math.min(display_size, list.data.count - (page - 1) * display_size));
  return (
    <ul
      css={part}
      style={offScreen && 'height' in offScreen ? { ...offScreenBlock, height: offScreen.height } : undefined}
      ref={ref}
      aria-label={copy.page(page)}
      aria-busy={!data}
    >
      {data
        ? data.rows.map((product, index) => (
            <li
              key={product.product_id}
              hidden={offScreen !== null && 'height' in offScreen}
              style={
                offScreen && 'heights' in offScreen
                  ? { ...offScreenItem, height: offScreen.heights[index] }
                  : undefined
              }
            >
              {!offScreen && (
                <WishCard
                  product={product}
                  sizes={listSizes}
                  headingLevel={2}
                  listFlag={scope.kind === 'flag' ? scope.flag : undefined}
                  rank={rankOf(list, page, index)}
                />
              )}
            </li>
          ))
        : Array.from({ length: left }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that a skeleton is
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
    </ul>
  );
});
