import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import { Heart } from '../../../shared/wishes/wish-card.tsx';
import { copy } from '../copy.ts';
import type { Piece } from '../home-view.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 8px',
  paddingInline: 16,
  [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '28px 12px', paddingInline: 0 },
  [media.xl]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  // No row is left with a hole: ten in five columns, eight in four, six in two.
  '& > li:nth-of-type(n + 7)': { display: 'none' },
  [media.lg]: {
    '& > li:nth-of-type(n + 7)': { display: 'list-item' },
    '& > li:nth-of-type(n + 9)': { display: 'none' },
  },
});
const wide = css({ [media.xl]: { '& > li:nth-of-type(n + 9)': { display: 'list-item' } } });
const item = css({ position: 'relative' });
const card = css({
  position: 'relative',
  display: 'grid',
  [media.hover]: { '&:hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
const rankStyles = css({
  position: 'absolute',
  top: 0,
  left: 0,
  minWidth: 26,
  background: color.ink,
  color: color.ground,
  fontSize: fontSize.note,
  fontWeight: 700,
  lineHeight: '26px',
  textAlign: 'center',
});
const prices = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  marginTop: 10,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});
const rate = css({
  color: color.sale,
  fontSize: 28,
  fontWeight: 900,
  letterSpacing: '-0.04em',
  [media.lg]: { fontSize: 40 },
});
const last = css({
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 800,
  [media.lg]: { fontSize: 20 },
});
const retail = css({ color: color.quiet, fontSize: fontSize.small });
const name = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  marginTop: 4,
  color: color.text,
  fontSize: fontSize.note,
});
const sizes = '(min-width: 1280px) 18vw, (min-width: 768px) 24vw, 46vw';

interface Props {
  pieces: readonly Piece[];
  isRanked?: boolean;
}

/** Products that lead with how much they are reduced. */
export function PricedList({ pieces, isRanked }: Props) {
  return (
    <ul css={[list, wide]}>
      {pieces.map((piece, index) => (
        <li key={piece.product_id} css={item}>
          <a css={card} href={`/goods/view/${piece.product_id}`}>
            {piece.images[0] && <Picture picture={piece.images[0]} aspect="1 / 1" sizes={sizes} alt="" />}
            {isRanked && <span css={rankStyles}>{index + 1}</span>}
            <PriceWords piece={piece} />
            <span css={name} data-name>
              {piece.product_name}
            </span>
          </a>
          <Heart product={piece} />
        </li>
      ))}
    </ul>
  );
}

function PriceWords({ piece: { retail_price, last_price, discount_rate } }: { piece: Piece }) {
  const isReduced = last_price < retail_price && discount_rate > 0;
  return (
    <p css={prices}>
      {isReduced && (
        <span css={rate}>
          <VisuallyHidden>{copy.rate}</VisuallyHidden>
          {`${discount_rate}%`}
        </span>
      )}
      <strong css={last}>{formatWon(last_price)}</strong>
      {isReduced && <del css={retail}>{formatWon(retail_price)}</del>}
    </p>
  );
}
