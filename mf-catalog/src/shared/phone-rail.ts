import { css } from '@emotion/react';

/** A list that scrolls sideways on phones; its user says how wide an item is, and what it becomes on wider screens. */
export const phoneRail = css({
  // Hidden text inside is positioned absolutely: without this the page itself would grow with it.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 12,
  paddingInline: 16,
  scrollPaddingInline: 16,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start' },
});
