import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { ProductCardSkeleton } from '@mall/ui/product/product-card-skeleton';
import { ProductGrid } from '@mall/ui/product/product-grid';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../shared/page-frame.ts';
import { copy } from './copy.ts';

const hero = css({
  '& > span': { aspectRatio: '4 / 5' },
  [media.md]: { '& > span': { aspectRatio: '12 / 5', maxHeight: 720 } },
});
const rest = css({ paddingBlock: 40 });
const cards = ['one', 'two', 'three', 'four'];

/** The measures of a home page while it is on its way. */
export function HomeSkeleton() {
  return (
    <div role="status" aria-busy aria-label={copy.loading}>
      <div css={hero}>
        <Skeleton aspect="12 / 5" />
      </div>
      <div css={[pageFrame, rest]}>
        <ProductGrid>
          {cards.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </div>
    </div>
  );
}
