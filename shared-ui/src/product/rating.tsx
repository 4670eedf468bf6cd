import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import * as copy from '../copy.ts';
import { iconMask } from '../icon.tsx';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { color, fontSize, media } from '../theme.ts';

export interface RatingProps {
  /** 0 to 5. */
  score: number;
  /** Number of reviews. */
  count?: number | undefined;
  size?: 'sm' | 'md' | undefined;
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: color.text,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  // No element of its own: a page has dozens of stars.
  '&::before': {
    content: '""',
    background: 'currentColor',
    maskImage: iconMask('star-filled'),
    maskSize: 'contain',
    // The star is a ground, which forced colours would take away.
    forcedColorAdjust: 'none',
    [media.forcedColors]: { background: 'CanvasText' },
  },
});
const sized = (letters: number, star: number) =>
  css(base, { fontSize: letters, '&::before': { width: star, height: star } });
const sizes = { sm: sized(fontSize.small, 12), md: sized(fontSize.body, 16) };
const countStyles = css({ color: color.quiet });

/** Star, score and number of reviews. */
export function Rating({ score, count, size = 'sm' }: RatingProps) {
  return (
    <span css={sizes[size]}>
      <span css={visuallyHidden}>{copy.stars}</span>
      {score.toFixed(1)}
      {count !== undefined && (
        <span css={countStyles}>
          <span css={visuallyHidden}>{copy.reviews}</span>
          {`(${formatCount(count)})`}
        </span>
      )}
    </span>
  );
}
