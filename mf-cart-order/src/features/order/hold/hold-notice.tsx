import { css } from '@emotion/react';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import { Countdown } from '@mall/ui/product/countdown';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { copy } from './copy.ts';

const box = css({
  display: 'grid',
  gap: 4,
  marginTop: 16,
  padding: '12px 16px',
  border: `1px solid ${color.ink}`,
  color: color.ink,
  fontSize: fontSize.note,
});
const line = css({ display: 'flex', justifyContent: 'space-between', gap: 12, fontWeight: 700 });
const link = css(touchArea, {
  position: 'relative',
  justifySelf: 'start',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** ms since the page began, as a moment: monotonic, unlike the browser's clock. */
const monotonic = () => performance.timeOrigin + performance.now();

interface Props {
  hold: NonNullable<Checkout['drop_hold']>;
  /** The order is placed: its own time to pay counts from then on. */
  isPaying: boolean;
}

/** How long a product of a drop stays held, and what comes next when it is over (decision 131). */
export function HoldNotice({ hold, isPaying }: Props) {
  const [endAt, setEndAt] = useState<string | null>(null);
  const [overAt, setOverAt] = useState<string | null>(null);
  useEffect(() => setEndAt(new Date(monotonic() + hold.left_ms).toISOString()), [hold]);
  if (isPaying)
    return (
      <p css={box} role="status">
        {copy.paying}
      </p>
    );
  if (hold.left_ms === 0 || (overAt !== null && overAt === endAt))
    return (
      <div css={box} role="status">
        <p>{copy.over}</p>
        <a css={link} href={`/goods/view/${hold.product_id}`}>
          {copy.again}
        </a>
      </div>
    );
  return (
    <div css={box}>
      <p css={line}>
        <span>{copy.left}</span>
        {endAt && (
          <Countdown endAt={endAt} now={monotonic} label={copy.left} onEnd={() => setOverAt(endAt)} />
        )}
      </p>
      <p>{copy.hint}</p>
    </div>
  );
}
