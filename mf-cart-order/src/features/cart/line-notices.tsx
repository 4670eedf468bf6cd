import { css } from '@emotion/react';
import type { CartLine } from '@mall/contracts/api/orders/carts';
import { formatWon } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

/** So few pieces are said. */
const fewPieces = 5;

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '6px 6px 6px 10px',
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.note,
});
const warning = css({ color: color.sale, fontWeight: 600 });

function nextWords({ code, pieces, rate = 0 }: NonNullable<CartLine['next_benefit']>): string {
  switch (code) {
    case 'ONEPLUS':
      return copy.nextOnePlus;
    case 'NPLUS':
      return copy.nextRate(pieces, rate);
  }
}

interface Props {
  line: CartLine;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** What is to be known of a line before it is ordered: all of it said by the server. */
export function LineNotices({ line, quantity, onQuantity }: Props) {
  const { available_quantity: left, is_sold_out, seen_price, last_price, next_benefit: next } = line;
  if (is_sold_out && left)
    return (
      <div css={notice}>
        <span css={warning}>{copy.left(left)}</span>
        <Button variant="secondary" size="md" onClick={() => onQuantity(left)}>
          {copy.takeLeft(left)}
        </Button>
      </div>
    );
  return (
    <>
      {seen_price != null && (
        <p css={notice}>
          {(seen_price > last_price ? copy.priceDown : copy.priceUp)(
            formatWon(seen_price),
            formatWon(last_price),
          )}
        </p>
      )}
      {left !== undefined && left <= fewPieces && !is_sold_out && <p css={warning}>{copy.fewLeft(left)}</p>}
      {next && (
        <div css={notice}>
          <span>{nextWords(next)}</span>
          <Button variant="secondary" size="md" onClick={() => onQuantity(quantity + next.pieces)}>
            {copy.addMore(next.pieces)}
          </Button>
        </div>
      )}
    </>
  );
}
