import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
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

const frame = css({ position: 'relative', aspectRatio: '3 / 4', overflow: 'hidden' });
const empty = css(frame, { background: color.wash });
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
/** A plate in the corner, where no garment reaches. */
const rankStyles = css({
  position: 'absolute',
  top: 0,
  left: 0,
  minWidth: 26,
  padding: '0 5px',
  background: color.ink,
  color: color.ground,
  fontSize: fontSize.note,
  fontWeight: 700,
  lineHeight: '26px',
  textAlign: 'center',
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

/** Picture of a card with its place in a ranking, and the sold-out veil; nothing else lies on the garment. */
export function ProductCardPicture({ product, sizes, priority, rank, isLookedAt }: ProductCardPictureProps) {
  const [front, other] = product.images;
  return (
    <div css={front ? frame : empty}>
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
      {rank !== undefined && <p css={rankStyles}>{rank}</p>}
    </div>
  );
}
