import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import { color, fontSize, media } from '@mall/ui/theme';
import type { Piece } from '../home-view.ts';

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
const price = css({ flex: 'none', color: color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** What a look is made of, a line each. */
export function LookCredits({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul>
      {pieces.map(({ product_id, product_name, last_price }) => (
        <li key={product_id}>
          <a css={line} href={`/goods/view/${product_id}`}>
            <span css={name}>{product_name}</span>
            <span css={price}>{formatWon(last_price)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
