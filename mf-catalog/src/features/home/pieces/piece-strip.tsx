import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import type { Piece } from '../home-view.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 4,
  marginTop: 4,
});
// An inline link would give the picture's height no measure, and a rail would cut the price off.
const link = css({ display: 'grid' });
const price = css({
  paddingTop: 6,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  [media.lg]: { fontSize: fontSize.note },
});
const shownPieces = 3;

/** Up to three pieces of a bigger picture (spec 2.7), small, with what they cost. */
export function PieceStrip({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul css={list}>
      {pieces.slice(0, shownPieces).map(({ product_id, product_name, last_price, images: [picture] }) => (
        <li key={product_id}>
          <a css={link} href={`/goods/view/${product_id}`}>
            {picture && (
              <Picture picture={picture} aspect="3 / 4" sizes="(min-width: 1024px) 8vw, 24vw" alt="" />
            )}
            <VisuallyHidden>{product_name}</VisuallyHidden>
            <span css={price}>{formatWon(last_price)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
