import { css } from '@emotion/react';
import { media } from '@mall/ui/theme';
import type { Piece } from '../home-view.ts';
import { PieceCard } from './piece-card.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  [media.lg]: { gap: 12 },
});

interface Props {
  pieces: readonly Piece[];
  sizes: string;
  isRanked?: boolean;
}

/** Three products side by side. */
export function PieceRow({ pieces, sizes, isRanked }: Props) {
  return (
    <ul css={list}>
      {pieces.map((piece, index) => (
        <li key={piece.product_id}>
          <PieceCard piece={piece} sizes={sizes} {...(isRanked && { rank: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}
