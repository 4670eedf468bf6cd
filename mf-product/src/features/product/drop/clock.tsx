import { css } from '@emotion/react';
import { remainingText } from '@mall/ui/product/countdown-text';
import { useEffect, useRef, useState } from 'react';

const digits = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** ms since the page began: monotonic, unlike the browser's clock. */
const monotonic = () => performance.now();

/** ms that are left of what the server said at `receivedAt` (monotonic), counted on here whatever becomes of the network. */
export function useLeft(leftMs: number | null, receivedAt: number, onOver: () => void): number | null {
  const [left, setLeft] = useState(leftMs);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    setLeft(leftMs);
    if (leftMs === null || leftMs === 0) return;
    const end = receivedAt + leftMs;
    const tick = () => {
      const now = Math.max(0, end - monotonic());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      latest.current();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [leftMs, receivedAt]);
  return left;
}

/** Time that is left; nothing that a screen reader says each second. */
export function Clock({ left, label }: { left: number; label: string }) {
  return (
    <span css={digits} role="timer" aria-label={label}>
      {remainingText(left).replace(/^00:/, '')}
    </span>
  );
}
