import { css } from '@emotion/react';
import { readRecentViews } from '@mall/contracts/client/recent-views';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { media, page } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copy } from './copy.ts';
import { bestQuery } from './queries.ts';

const proposals = css({
  maxWidth: page.maxWidth,
  margin: '0 auto',
  padding: '0 0 64px',
  [media.lg]: { padding: `0 ${page.sidePadding}px 80px` },
});

/** Nothing to order: what was looked at lately, or what sells best. */
export function EmptyCart() {
  const [recent, setRecent] = useState<readonly number[] | null>(null);
  useEffect(() => setRecent(readRecentViews(new Date()).map(({ product_id }) => product_id)), []);
  const { data } = useQuery({ ...bestQuery(useServices()), enabled: recent?.length === 0 });
  const ids = recent?.length ? recent : data?.rows.map(({ product_id }) => product_id);
  const title = recent?.length ? copy.recent : copy.best;
  return (
    <>
      <EmptyState
        title={copy.empty}
        description={copy.emptyDescription}
        headingLevel={1}
        icon="bag"
        action={<Button href="/goods/list">{copy.browse}</Button>}
      />
      {ids && ids.length > 0 && (
        <div css={proposals}>
          <Fragment key={title} of={productGridFragment} props={{ title, productIds: [...ids] }} />
        </div>
      )}
    </>
  );
}
