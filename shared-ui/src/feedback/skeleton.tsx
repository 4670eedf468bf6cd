import { css, keyframes } from '@emotion/react';
import { color, radius } from '../theme.ts';

export interface SkeletonProps {
  /** Any CSS length; the whole width by default. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  /** Form of a picture instead of a height, such as `3 / 4`. */
  aspect?: string | undefined;
}

const pulse = keyframes({ '50%': { opacity: 0.5 } });
const base = css({
  display: 'block',
  maxWidth: '100%',
  borderRadius: radius,
  background: color.shade,
  // Forced colours take the ground away and give this line one.
  outline: '1px solid transparent',
  animation: `${pulse} 1600ms ease-in-out infinite`,
});

/** The place of something on its way, in its final measures. The region around it says that it is busy. */
export function Skeleton({ width = '100%', height, aspect }: SkeletonProps) {
  return (
    <span
      css={[
        base,
        { width, ...(aspect ? { aspectRatio: aspect, borderRadius: 0 } : { height: height ?? '1em' }) },
      ]}
      aria-hidden
    />
  );
}
