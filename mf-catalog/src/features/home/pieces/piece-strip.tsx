import { css } from '@emotion/react';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { Picture } from '@mall/ui/picture';
import type { Piece } from '../home-view.ts';
import { PiecePrice } from './piece-price.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 4,
  marginTop: 4,
});
// An inline link would give the picture's height no measure, and a rail would cut the price off.
const link = css({ display: 'grid', gap: 6 });
const shownPieces = 3;

/** Up to three pieces of a bigger picture (spec 2.7), small, with what they cost. */
export function PieceStrip({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul css={list}>
      {pieces.slice(0, shownPieces).map((piece) => (
        <li key={piece.product_id}>
          <a css={link} href={`/goods/view/${piece.product_id}`}>
            {piece.images[0] && (
              <Picture
                picture={piece.images[0]}
                aspect="3 / 4"
                sizes="(min-width: 1024px) 8vw, 24vw"
                alt=""
              />
            )}
            <VisuallyHidden>{piece.product_name}</VisuallyHidden>
            <PiecePrice piece={piece} size="xs" />
          </a>
        </li>
      ))}
    </ul>
  );
}
