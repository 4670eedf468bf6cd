import { css } from '@emotion/react';
import { forgetRecentViews, type RecentView, readRecentViews } from '@mall/contracts/client/recent-views';
import { useKeepPreview } from '@mall/remote-kit/product-preview';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { IconButton } from '@mall/ui/controls/icon-button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ProductCard } from '@mall/ui/product/product-card';
import { ProductCardSkeleton } from '@mall/ui/product/product-card-skeleton';
import { color, fontSize, media } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { copy } from './copy.ts';
import { cardsQuery } from './queries.ts';

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 16,
  color: color.quiet,
  fontSize: fontSize.note,
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 8px',
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '40px 16px' },
  [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const item = css({ position: 'relative' });
const remove = css({ position: 'absolute', top: 4, right: 4, background: color.ground });

/** What this browser looked at lately, newest first (spec 9). */
export function Page() {
  return (
    <MyFrame title={heads.recent.title} active="recent" skeleton={<Skeletons />}>
      <Recent />
    </MyFrame>
  );
}

function Skeletons() {
  return (
    <div css={grid}>
      {[1, 2, 3, 4].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}

function Recent() {
  const services = useServices();
  const { dialogs } = services;
  const [views, setViews] = useState<readonly RecentView[] | null>(null);
  const onOpen = useKeepPreview();
  useEffect(() => setViews(readRecentViews(new Date())), []);
  const ids = views?.map(({ product_id }) => product_id) ?? [];
  const query = useQuery({
    ...cardsQuery(services, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const forget = async (productId?: number) => {
    if (productId === undefined && !(await dialogs.confirm(copy.confirmClear))) return;
    setViews(forgetRecentViews(new Date(), productId));
    dialogs.toast(copy.removed);
  };
  const shown = query.data?.rows.filter(({ product_id }) => ids.includes(product_id));
  // What was looked at may be off sale by now.
  if (views?.length === 0 || shown?.length === 0) return <Nothing />;
  return (
    <>
      <div css={head}>
        <p>{copy.note}</p>
        <Button variant="secondary" size="md" disabled={!query.data} onClick={() => void forget()}>
          {copy.clear}
        </Button>
      </div>
      <Loaded query={query} skeleton={<Skeletons />} failed={copy.failed}>
        {() => (
          <ul css={grid}>
            {shown?.map((product) => (
              <li key={product.product_id} css={item}>
                <ProductCard
                  product={product}
                  onOpen={onOpen}
                  headingLevel={2}
                  sizes="(min-width: 1024px) 240px, 46vw"
                />
                <span css={remove}>
                  <IconButton
                    icon="close"
                    iconSize={18}
                    label={copy.remove(product.product_name)}
                    onClick={() => void forget(product.product_id)}
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={copy.empty}
      description={copy.emptyHint}
      action={<Button href="/goods/list/BEST">{copy.toBest}</Button>}
    />
  );
}
