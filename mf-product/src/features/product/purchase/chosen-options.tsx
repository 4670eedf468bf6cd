import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import { IconButton } from '@mall/ui/icon-button';
import { Stepper } from '@mall/ui/stepper';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import type { Selection } from './selection.ts';

const list = css({
  display: 'grid',
  gap: 1,
  background: color.line,
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.line}`,
});
const item = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 12,
  background: color.wash,
  fontSize: fontSize.note,
  justifyItems: 'start',
  '& > button': { justifySelf: 'end', marginRight: -6 },
});
const price = css({ justifySelf: 'end', fontSize: fontSize.body, fontWeight: 700, color: color.ink });
const total = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingTop: 12,
});
const totalAmount = css({ fontSize: fontSize.heading, fontWeight: 700, color: color.ink });

/** Chosen options with their quantities, and what they come to. `unitPrice` in KRW. */
export function ChosenOptions({
  selection: { options, model },
  unitPrice,
}: {
  selection: Selection;
  unitPrice: number;
}) {
  if (options.length === 0) return null;
  const pieces = options.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div>
      <ul css={list}>
        {options.map(({ optionId, label, quantity, stock }) => (
          <li css={item} key={optionId}>
            <span>{label}</span>
            <IconButton
              icon="close"
              size="sm"
              label={`${label} ${copy.remove}`}
              onClick={() => model.remove(optionId)}
            />
            <Stepper
              value={quantity}
              max={stock}
              size="sm"
              label={`${label} ${copy.quantity}`}
              onChange={(value) => model.setQuantity(optionId, value)}
            />
            <span css={price} className="tabular">
              {formatWon(unitPrice * quantity)}
            </span>
          </li>
        ))}
      </ul>
      <p css={total}>
        <span>{copy.total(pieces)}</span>
        <strong css={totalAmount} className="tabular">
          {formatWon(unitPrice * pieces)}
        </strong>
      </p>
    </div>
  );
}
