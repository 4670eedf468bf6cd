import { css } from '@emotion/react';
import { breakpoint } from '@mall/ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';

/** When a part that nobody came near is laid out too, ms after the page came to life. */
const restMs = 10_000;

const far = css({
  // Nothing to show leaves no gap.
  '&:empty': { display: 'none' },
  [`@media (max-width:${breakpoint.lg - 1}px)`]: { contentVisibility: 'auto' },
});

interface Props {
  /** A little more than the part takes on a phone, px: too little, and parts would overlap while they wait. */
  height: number;
  children: ReactNode;
}

/**
 * A part far below the first screen: phones lay it out when it comes near. From then on it stays, and in the end it does
 * anyway: a page that is searched, printed or pictured as a whole must have no holes.
 */
export function FarPart({ height, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const keep = () => {
      current.style.contentVisibility = 'visible';
    };
    const look = (event: Event) => {
      if ('skipped' in event && !event.skipped) keep();
    };
    current.addEventListener('contentvisibilityautostatechange', look);
    const timer = setTimeout(keep, restMs);
    return () => {
      current.removeEventListener('contentvisibilityautostatechange', look);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div css={[far, { containIntrinsicSize: `auto ${height}px` }]} ref={part}>
      {children}
    </div>
  );
}
