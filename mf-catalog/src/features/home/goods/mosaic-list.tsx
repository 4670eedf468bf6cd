import { css } from '@emotion/react';
import type { ProductCard as Product } from '@mall/contracts/api/catalogue/products';
import { media } from '@mall/ui/theme';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { WishCard } from '../../../shared/wishes/wish-card.tsx';
import { FeatureCard } from './feature-card.tsx';

/** One large card over two rows of small ones; on phones the small ones are a rail below it. */
const mosaic = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 16 },
  [media.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr)' },
});
const small = css({
  gridAutoColumns: '36%',
  gap: 8,
  [media.md]: { gridAutoColumns: '24%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '32px 16px',
    overflow: 'visible',
    '& > li:nth-of-type(n + 7)': { display: 'none' },
  },
  [media.xl]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > li:nth-of-type(n + 7)': { display: 'list-item' },
    '& > li:nth-of-type(n + 9)': { display: 'none' },
  },
});
const smallSizes = '(min-width: 1024px) 16vw, (min-width: 768px) 24vw, 36vw';

/** A large product, and the others beside it. */
export function MosaicList({ products: [first, ...others] }: { products: readonly Product[] }) {
  if (!first) return null;
  return (
    <div css={mosaic}>
      <FeatureCard product={first} />
      <ul css={[phoneRail, small]}>
        {others.map((product) => (
          <li key={product.product_id}>
            <WishCard product={product} sizes={smallSizes} />
          </li>
        ))}
      </ul>
    </div>
  );
}
