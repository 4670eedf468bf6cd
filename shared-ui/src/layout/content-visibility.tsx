import { type CSSObject, css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { breakpoint } from '../theme.ts';

/**
 * The root's property that ends all waiting: the shell sets it to `visible` (shell: `show-all-content.ts`), because a
 * page that is pictured as a whole, or restored to a place far down, must have no holes.
 */
export const contentVisibilityProperty = '--content-visibility';

/**
 * The same for later pages of a list, which may be hundreds: they wait on, however long the page is open, until a place
 * is restored.
 */
export const laterPagesVisibilityProperty = '--later-pages-visibility';

/**
 * Style of what begins below the first screen: phones lay it out when it comes near, and the first view is there
 * sooner. `height` (a CSS length) is what it will take about; the browser remembers the true one.
 */
export const contentVisibility = (height: string): CSSObject => ({
  [`@media (max-width:${breakpoint.lg - 1}px)`]: {
    contentVisibility: `var(${contentVisibilityProperty}, auto)` as 'auto',
    containIntrinsicSize: `auto ${height}`,
    // What waits is clipped at its edge: the ring around a link in focus must fit.
    overflowClipMargin: 4,
  },
});

/** By height: the heights are written in the code, so there are few. */
const styles = new Map<number, SerializedStyles>();

function styleOf(height: number): SerializedStyles {
  const known = styles.get(height);
  if (known) return known;
  // Nothing to show leaves no gap.
  const made = css({ '&:empty': { display: 'none' }, ...contentVisibility(`${height}px`) });
  styles.set(height, made);
  return made;
}

export interface ContentVisibilityProps {
  /** What the part takes on a phone, px. */
  height: number;
  children: ReactNode;
}

/** A part of a page far below the first screen. */
export function ContentVisibility({ height, children }: ContentVisibilityProps) {
  return <div css={styleOf(height)}>{children}</div>;
}
