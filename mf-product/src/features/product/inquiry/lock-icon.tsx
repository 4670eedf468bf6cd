import { css } from '@emotion/react';
import { copy } from './copy.ts';

const styles = css({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-2px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

/** The padlock of what others do not read. */
export function LockIcon() {
  return (
    <svg css={styles} viewBox="0 0 24 24" width={16} height={16} role="img" aria-label={copy.secret}>
      <path d="M5.5 11h13v9h-13v-9ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </svg>
  );
}
