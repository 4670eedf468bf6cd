import { readRecentViews } from '@mall/contracts/client/recent-views';
import { useKeepPreview } from '@mall/remote-kit/product-preview';
import { useServices } from '@mall/remote-kit/services';
import { Rail } from '@mall/ui/carousel/rail';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Section } from '@mall/ui/layout/section';
import { ProductCard } from '@mall/ui/product/product-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copy } from './copy.ts';
import { cardsQuery } from './queries.ts';

/** What this browser looked at; the server knows nothing of it. */
export function RecentRail() {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const onOpen = useKeepPreview();
  useEffect(() => setIds(readRecentViews(new Date()).map(({ product_id }) => product_id)), []);
  const { data, isError } = useQuery({
    ...cardsQuery(useServices(), ids ?? []),
    enabled: ids !== null && ids.length > 0,
  });
  if (isError) return null;
  const isEmpty = ids?.length === 0 || data?.rows.length === 0;
  return (
    <Section
      title={copy.recent}
      {...(isEmpty ? {} : { moreHref: '/mypage/recent', moreLabel: copy.recentAll })}
    >
      {isEmpty ? (
        <EmptyState
          title={copy.noRecent}
          description={copy.noRecentHint}
          headingLevel={3}
          action={
            <Button variant="secondary" href="/goods/list/BEST">
              {copy.toBest}
            </Button>
          }
        />
      ) : data ? (
        <Rail label={copy.recent}>
          {data.rows.map((product) => (
            <ProductCard
              key={product.product_id}
              product={product}
              onOpen={onOpen}
              sizes="(min-width: 1024px) 200px, 40vw"
              headingLevel={3}
            />
          ))}
        </Rail>
      ) : (
        <Skeleton height={320} />
      )}
    </Section>
  );
}
