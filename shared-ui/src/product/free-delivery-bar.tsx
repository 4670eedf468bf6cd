import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import { useId } from 'react';
import * as copy from '../copy.ts';
import { Icon } from '../icon.tsx';
import { color, fontSize } from '../theme.ts';

export interface FreeDeliveryBarProps {
  /** KRW still missing; 0 when reached. */
  remaining: number;
  /** KRW from which delivery is free. */
  threshold: number;
}

const base = css({ display: 'grid', gap: 8 });
const text = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: color.text,
  fontSize: fontSize.note,
  '& strong': { color: color.ink, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});
const reached = css({ color: color.success, fontWeight: 600 });
const bar = css({
  display: 'block',
  width: '100%',
  height: 4,
  border: 0,
  borderRadius: 2,
  background: color.line,
  overflow: 'hidden',
  appearance: 'none',
  '&::-webkit-progress-bar': { background: color.line },
  '&::-webkit-progress-value': { background: color.ink },
  '&::-moz-progress-bar': { background: color.ink },
});
const full = css({
  '&::-webkit-progress-value': { background: color.success },
  '&::-moz-progress-bar': { background: color.success },
});

/** How much is missing to free delivery. */
export function FreeDeliveryBar({ remaining, threshold }: FreeDeliveryBarProps) {
  const id = useId();
  const isReached = remaining <= 0;
  return (
    <div css={base}>
      <p css={[text, isReached && reached]} id={id}>
        <Icon name="truck" size={18} />
        {isReached ? (
          copy.deliveryIsFree
        ) : (
          <span>
            <strong>{formatWon(remaining)}</strong>
            {copy.moreForFreeDelivery}
          </span>
        )}
      </p>
      <progress
        css={[bar, isReached && full]}
        max={threshold}
        value={Math.max(0, threshold - remaining)}
        aria-labelledby={id}
      />
    </div>
  );
}
