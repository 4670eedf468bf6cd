import { css } from '@emotion/react';
import { Countdown } from '@mall/ui/product/countdown';
import { color, fontSize } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '12px 16px',
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.note,
});
const time = css({ fontWeight: 700 });

/** ms since the page began, as a moment: monotonic, unlike the browser's clock. */
const monotonic = () => performance.timeOrigin + performance.now();

/** For how long no password of this account is looked at (spec 8.2), counted down. */
export function BlockNotice({ waitMs }: { waitMs: number }) {
  const [endAt] = useState(() => new Date(monotonic() + waitMs).toISOString());
  const [isOver, setOver] = useState(false);
  if (isOver)
    return (
      <p css={box} role="status">
        {copy.blockOver}
      </p>
    );
  return (
    <p css={box}>
      {copy.blocked}
      <span css={time}>
        <Countdown endAt={endAt} now={monotonic} label={copy.blocked} onEnd={() => setOver(true)} />
      </span>
    </p>
  );
}
