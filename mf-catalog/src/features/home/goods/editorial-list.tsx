import { css } from '@emotion/react';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, media } from '@mall/ui/theme';
import { Heart } from '../../../shared/wishes/wish-card.tsx';
import type { Piece } from '../home-view.ts';
import { PiecePrice } from '../pieces/piece-price.tsx';

/** Uneven columns with much air: every second one begins lower, the first is twice as wide. */
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '40px 20px',
  paddingInline: 24,
  '& > li:nth-of-type(even)': { marginTop: 48 },
  '& > li:first-of-type': { gridColumn: '1 / -1' },
  [media.md]: { paddingInline: 0 },
  [media.lg]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '72px 40px',
    '& > li:nth-of-type(even)': { marginTop: 96 },
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
  },
});
const item = css({ position: 'relative' });
const card = css({
  display: 'grid',
  gap: 4,
  [media.hover]: { '&:hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
const brand = css({ marginTop: 12, color: color.quiet, fontSize: fontSize.small, letterSpacing: '0.04em' });
const name = css(headingFace, {
  color: color.ink,
  fontSize: fontSize.body,
  lineHeight: 1.4,
  [media.lg]: { fontSize: fontSize.title },
});

/** Few products like a page of a magazine, prices last. */
export function EditorialList({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul css={list}>
      {pieces.map((piece, index) => (
        <li key={piece.product_id} css={item}>
          <a css={card} href={`/goods/view/${piece.product_id}`}>
            {piece.images[0] && (
              <Picture
                picture={piece.images[0]}
                aspect="3 / 4"
                sizes={index === 0 ? '(min-width: 1024px) 46vw, 90vw' : '(min-width: 1024px) 22vw, 42vw'}
                alt=""
              />
            )}
            <span css={brand}>{piece.brand.name}</span>
            <span css={name} data-name>
              {piece.product_name}
            </span>
            <PiecePrice piece={piece} />
          </a>
          <Heart product={piece} />
        </li>
      ))}
    </ul>
  );
}
