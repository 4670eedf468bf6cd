import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';

/** For `css` props of elements, such as native inputs, that only assistive technology should meet. */
export const visuallyHidden: SerializedStyles = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
