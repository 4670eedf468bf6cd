import { css } from '@emotion/react';
import { color, fontSize, media } from '@mall/ui/theme';
import type { Piece } from '../home-view.ts';
import { PiecePrice } from '../pieces/piece-price.tsx';

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 0',
  borderBottom: `1px solid ${color.line}`,
  color: color.text,
  fontSize: fontSize.note,
  [media.hover]: { '&:hover': { borderColor: color.ink } },
});
const name = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const price = css({ flex: 'none' });

/** What a look is made of, a line each. */
export function LookCredits({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul>
      {pieces.map((piece) => (
        <li key={piece.product_id}>
          <a css={line} href={`/goods/view/${piece.product_id}`}>
            <span css={name}>{piece.product_name}</span>
            <span css={price}>
              <PiecePrice piece={piece} size="xs" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
