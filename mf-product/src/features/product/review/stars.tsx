import { css } from '@emotion/react';
import { iconMask } from '@mall/ui/icon';
import { color } from '@mall/ui/theme';
import { copy } from './copy.ts';

const base = css({
  display: 'inline-block',
  maskImage: iconMask('star-filled'),
  maskRepeat: 'repeat-x',
  // What is drawn by a mask has no colour of the system.
  forcedColorAdjust: 'none',
});

/** Five stars, as many of them filled as the score says. */
export function Stars({ score, size = 16 }: { score: number; size?: number }) {
  const filled = `${(score / 5) * 100}%`;
  return (
    <span
      css={base}
      style={{
        width: size * 5,
        height: size,
        maskSize: `${size}px ${size}px`,
        background: `linear-gradient(90deg, ${color.ink} ${filled}, #d4d4d4 ${filled})`,
      }}
      role="img"
      aria-label={copy.outOf(score)}
    />
  );
}
