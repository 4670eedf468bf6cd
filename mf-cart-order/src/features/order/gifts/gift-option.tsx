import { css } from '@emotion/react';
import type { GiftItem } from '@mall/contracts/api/orders/gifts';
import { formatWon } from '@mall/contracts/domain/money';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { Picture } from '@mall/ui/picture';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const words = copy.dialog;
const card = css({
  display: 'grid',
  gridTemplateColumns: '20px 64px 1fr auto',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  border: `1px solid ${color.line}`,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'default', '& img': { opacity: 0.5 } },
});
const input = css({ width: 18, height: 18, accentColor: '#111' });
const name = css({ color: color.ink, fontWeight: 600 });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });
const worth = css({ textAlign: 'right', whiteSpace: 'nowrap' });
const price = css({ color: color.sale, fontWeight: 700 });

interface Props {
  item: GiftItem;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** A gift to tick: what it is, what it costs and is worth, and whether it is gone. */
export function GiftOption({ item, isChosen, isDisabled, onToggle }: Props) {
  const isGone = item.available_quantity === 0;
  return (
    <label css={card}>
      <input
        css={input}
        type="checkbox"
        checked={isChosen}
        disabled={(isDisabled || isGone) && !isChosen}
        onChange={onToggle}
      />
      <Picture picture={item.image} sizes="64px" alt="" aspect="3 / 4" />
      <span>
        <span css={name}>{item.name}</span>
        <br />
        <span css={quiet}>{item.option_name}</span>
      </span>
      <span css={worth} className="tabular">
        {isGone ? (
          <Badge>{words.gone}</Badge>
        ) : (
          <span css={price}>{item.price === 0 ? words.free : formatWon(item.price)}</span>
        )}
        <br />
        <s css={quiet}>
          <span css={visuallyHidden}>{words.worth} </span>
          {formatWon(item.value)}
        </s>
      </span>
    </label>
  );
}
