import { css, keyframes } from '@emotion/react';

export interface SpinnerProps {
  /** Side in px. */
  size?: number;
  /** Announced to assistive technology; without it the spinner is decoration. */
  label?: string | undefined;
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const styles = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  animation: `${turn} 800ms linear infinite`,
});

/** A turning ring in the colour of the text around it. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const ring = (
    <svg css={styles} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <circle cx="12" cy="12" r="10" opacity="0.2" />
      <path d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  );
  return label ? (
    <span role="status" aria-label={label}>
      {ring}
    </span>
  ) : (
    ring
  );
}
