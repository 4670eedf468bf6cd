import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { ProductCard } from '@mall/ui/product/product-card';
import { ProductGrid } from '@mall/ui/product/product-grid';
import { fontSize } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from './copy.ts';
import { looksQuery } from './queries.ts';

const frame = css({ display: 'grid', gap: 24, padding: '24px 16px 64px', justifyItems: 'center' });
const heading = css({ fontSize: fontSize.heading, fontWeight: 700 });
const looks = css({ width: '100%' });

/** New goods, four at a time; the button turns to the next four. */
export function Page() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    ...looksQuery(useServices(), page),
    placeholderData: keepPreviousData,
  });
  return (
    <section css={frame}>
      <h1 css={heading}>{copy.title}</h1>
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      <div css={looks}>
        <ProductGrid label={copy.looks} busy={isFetching}>
          {data?.rows.map((product) => (
            <ProductCard key={product.product_id} product={product} headingLevel={2} priority />
          ))}
        </ProductGrid>
      </div>
      <Button variant="secondary" loading={isFetching} onClick={() => setPage(page + 1)}>
        {copy.more}
      </Button>
    </section>
  );
}
