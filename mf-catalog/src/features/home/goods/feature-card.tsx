import { css } from '@emotion/react';
import type { ProductCard as Product } from '@mall/contracts/api/catalogue/products';
import { Picture } from '@mall/ui/picture';
import { Price } from '@mall/ui/product/price';
import { color, fontSize, headingFace, media, motion } from '@mall/ui/theme';
import { Heart } from '../../../shared/wishes/wish-card.tsx';

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  [media.hover]: { '&:hover img': { transform: 'scale(1.02)' } },
});
const frame = css({
  position: 'relative',
  flex: 1,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  '& img': {
    position: 'absolute',
    inset: 0,
    height: '100%',
    objectFit: 'cover',
    transition: `transform ${motion.slow}`,
  },
  [media.lg]: { aspectRatio: 'auto', minHeight: 480 },
});
const words = css({
  display: 'grid',
  gap: 4,
  padding: '14px 16px 0',
  [media.md]: { paddingInline: 0 },
  [media.lg]: { paddingTop: 16 },
});
const brand = css({ color: color.ink, fontSize: fontSize.note, fontWeight: 600 });
const name = css(headingFace, {
  fontSize: fontSize.lead,
  lineHeight: 1.4,
  [media.lg]: { fontSize: fontSize.title },
});
const link = css({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', '&::after': { outline: `2px solid ${color.ink}`, outlineOffset: 2 } },
});

/** A product large enough to open a section; its picture takes whatever height is left. */
export function FeatureCard({ product }: { product: Product }) {
  // The styled view shows more at this size than the front on its own.
  const picture = product.images[1] ?? product.images[0];
  return (
    <article css={card}>
      <div css={frame}>
        {picture && <Picture picture={picture} sizes="(min-width: 1024px) 34vw, 100vw" />}
      </div>
      <div css={words}>
        <p css={brand}>{product.brand.name}</p>
        <h3 css={name}>
          <a css={link} href={`/goods/view/${product.product_id}`}>
            {product.product_name}
          </a>
        </h3>
        <Price
          size="md"
          retailPrice={product.retail_price}
          lastPrice={product.last_price}
          rate={product.discount_rate}
        />
      </div>
      <Heart product={product} />
    </article>
  );
}
