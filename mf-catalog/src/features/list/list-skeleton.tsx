import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { ProductCardSkeleton } from '@mall/ui/product/product-card-skeleton';
import { ProductGrid } from '@mall/ui/product/product-grid';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../shared/page-frame.ts';
import { copy } from './copy.ts';

const head = css({
  display: 'grid',
  gap: 16,
  padding: '20px 16px',
  [media.md]: { paddingInline: 0 },
  [media.lg]: { padding: '32px 0 28px' },
});
const columns = css({
  [media.lg]: { display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', gap: 40, alignItems: 'start' },
  [media.xxl]: { gridTemplateColumns: '224px minmax(0, 1fr)', gap: 56 },
});
const side = css({ display: 'none', [media.lg]: { display: 'grid', gap: 20 } });
const cards = Array.from({ length: 8 }, (_, place) => `card-${place}`);
const lines = Array.from({ length: 10 }, (_, place) => `line-${place}`);

/** The measures of a list while it is on its way. */
export function ListSkeleton() {
  return (
    <div css={pageFrame} role="status" aria-busy aria-label={copy.loading}>
      <div css={head}>
        <Skeleton width={120} height={16} />
        <Skeleton width={220} height={32} />
      </div>
      <div css={columns}>
        <div css={side}>
          {lines.map((line) => (
            <Skeleton key={line} height={20} />
          ))}
        </div>
        <ProductGrid>
          {cards.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </div>
    </div>
  );
}
