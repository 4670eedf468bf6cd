import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import * as copy from '../copy.ts';
import { endText, remainingText } from './countdown-text.ts';

export interface CountdownProps {
  /** ISO 8601. */
  endAt: string;
  /** The current time in ms, for instance corrected by the server's clock. */
  now?: (() => number) | undefined;
  /** Said before the time. */
  label?: string | undefined;
  /** Called once when the time is over. */
  onEnd?: (() => void) | undefined;
}

const styles = css({ color: 'inherit', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Time that is left. The server, and pages without JavaScript, say when it ends instead: longer words, marked `data-until`. */
export function Countdown({ endAt, now = Date.now, label = copy.timeLeft, onEnd }: CountdownProps) {
  const [remaining, setRemaining] = useState<number | null>(null);
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });
  useEffect(() => {
    const end = Date.parse(endAt);
    const tick = () => {
      const left = Math.max(0, end - latest.current.now());
      setRemaining(left);
      if (left > 0) return;
      clearInterval(timer);
      latest.current.onEnd?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endAt]);
  return (
    <time
      css={styles}
      data-until={remaining === null ? '' : undefined}
      dateTime={endAt}
      role="timer"
      aria-label={label}
    >
      {remaining === null ? endText(endAt) : remainingText(remaining)}
    </time>
  );
}
