import { css } from '@emotion/react';
import { media, page } from '@mall/ui/theme';

/** Pictures beside what is said and bought. */
export const layout = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 440px',
    gap: 60,
    alignItems: 'start',
    maxWidth: page.maxWidth,
    margin: '0 auto',
    padding: `24px ${page.sidePadding}px 0`,
  },
});

export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: '14px 16px 20px',
  [media.lg]: {
    position: 'sticky',
    top: 'calc(var(--sticky-top) + 16px)',
    padding: 0,
    // As high as there is room under the whole header, so that the buying buttons at its foot are in view at once.
    maxHeight: 'calc(100vh - 226px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
});
