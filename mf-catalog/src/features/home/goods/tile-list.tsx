import { css } from '@emotion/react';
import { media } from '@mall/ui/theme';
import { phoneRail } from '../../../shared/phone-rail.ts';
import type { Piece } from '../home-view.ts';
import { PieceCard } from '../pieces/piece-card.tsx';

const list = css({
  gridAutoColumns: '36%',
  gap: 8,
  [media.md]: { gridAutoColumns: '24%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
});
const sizes = '(min-width: 1024px) 16vw, (min-width: 768px) 24vw, 36vw';

/** Plain things, shown as plainly: one row of small pictures. */
export function TileList({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul css={[phoneRail, list]}>
      {pieces.map((piece) => (
        <li key={piece.product_id}>
          <PieceCard piece={piece} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
