import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { flagWords } from '@mall/contracts/domain/catalogue/product-flags';
import * as copy from '../copy.ts';
import { Picture } from '../picture.tsx';
import { color, fontSize, media, motion } from '../theme.ts';

export interface ProductCardPictureProps {
  product: ProductCard;
  sizes: string;
  priority?: boolean | undefined;
  rank?: number | undefined;
  /** Shows the second view while the pointer is on the card. */
  isLookedAt?: boolean | undefined;
}

const frame = css({ position: 'relative', aspectRatio: '3 / 4', background: color.wash, overflow: 'hidden' });
/** Seen while the pointer is on the card. */
const second = css({
  position: 'absolute',
  inset: 0,
  display: 'none',
  '& img': { background: 'none' },
  [media.hover]: {
    'article:hover &': {
      display: 'block',
      transition: `opacity ${motion.slow}`,
      '@starting-style': { opacity: 0 },
    },
  },
});
const flags = css({
  position: 'absolute',
  top: 8,
  left: 8,
  display: 'flex',
  gap: 6,
  color: color.ink,
  fontSize: fontSize.mark,
  fontWeight: 700,
  lineHeight: 1.3,
  [media.lg]: { top: 10, left: 10 },
});
const rankStyles = css({
  minWidth: 14,
  fontSize: fontSize.body,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
const veil = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${color.ground} 62%, transparent)`,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 600,
});

/** Picture of a card with its flags, and the sold-out veil. */
export function ProductCardPicture({ product, sizes, priority, rank, isLookedAt }: ProductCardPictureProps) {
  const [front, other] = product.images;
  const labels = product.flags.flatMap((flag) => flagWords[flag].badge ?? []).slice(0, 2);
  return (
    <div css={frame}>
      {front && <Picture picture={front} sizes={sizes} aspect="3 / 4" priority={priority} />}
      {other && isLookedAt && (
        <div css={second}>
          <Picture picture={other} sizes={sizes} aspect="3 / 4" alt="" />
        </div>
      )}
      {product.is_sold_out && (
        <div css={veil} aria-hidden>
          {copy.soldOut}
        </div>
      )}
      {(rank !== undefined || labels.length > 0) && (
        <p css={flags}>
          {rank !== undefined && <span css={rankStyles}>{rank}</span>}
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      )}
    </div>
  );
}
