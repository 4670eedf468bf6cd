import { css } from '@emotion/react';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import { Heart } from '../../../shared/wishes/wish-card.tsx';
import type { Piece } from '../home-view.ts';
import { PiecePrice } from './piece-price.tsx';

/** The heart is beside the link, not in it. */
const frame = css({ position: 'relative' });
const card = css({
  position: 'relative',
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  '&:focus-visible': { outlineOffset: 2 },
  [media.hover]: { '&:hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
const name = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginTop: 4,
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  [media.lg]: { fontSize: fontSize.note },
});
const rankStyles = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 22,
  background: color.ink,
  color: '#fff',
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: '22px',
  textAlign: 'center',
});

interface Props {
  piece: Piece;
  /** How wide the picture is laid out. */
  sizes: string;
  /** Place in a ranking. */
  rank?: number;
}

/** A product beside bigger things: picture, name and what it costs. */
export function PieceCard({ piece, sizes, rank }: Props) {
  const [picture] = piece.images;
  return (
    <div css={frame}>
      <a css={card} href={`/goods/view/${piece.product_id}`}>
        {picture && <Picture picture={picture} aspect="3 / 4" sizes={sizes} alt="" />}
        {rank !== undefined && <span css={rankStyles}>{rank}</span>}
        <span css={name} data-name>
          {piece.product_name}
        </span>
        <PiecePrice piece={piece} />
      </a>
      <Heart product={piece} />
    </div>
  );
}
