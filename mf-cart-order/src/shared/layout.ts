import { css } from '@emotion/react';
import { color, fontSize, media, page } from '@mall/ui/theme';

/** Widest measure of a page of buying, px. */
export const pageWidth = 1280;

/** Body and a summary that stays in view beside it on PC. */
export const twoColumns = css({
  display: 'grid',
  gap: 24,
  maxWidth: pageWidth,
  margin: '0 auto',
  // Room for the bar with the one action of a phone page.
  padding: '24px 16px calc(120px + env(safe-area-inset-bottom))',
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gap: 48,
    padding: `40px ${page.sidePadding}px 80px`,
    alignItems: 'start',
  },
});
export const pageTitle = css({
  fontSize: fontSize.heading,
  fontWeight: 700,
  [media.lg]: { gridColumn: '1 / -1', fontSize: fontSize.display },
});
export const summaryPanel = css({
  display: 'grid',
  gap: 16,
  padding: 20,
  border: `1px solid ${color.line}`,
  background: color.ground,
  [media.lg]: { position: 'sticky', top: 'calc(var(--sticky-top) + 20px)' },
});
export const panelTitle = css({ fontSize: fontSize.lead, fontWeight: 700 });
