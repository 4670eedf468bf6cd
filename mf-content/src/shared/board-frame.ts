import { css } from '@emotion/react';
import { fontFamily, fontSize, media, page } from '@mall/ui/theme';

/** Boards read best in a column of text's width. */
export const boardFrame = css({
  maxWidth: 1080,
  marginInline: 'auto',
  padding: '20px 16px 64px',
  [media.md]: { paddingInline: 24 },
  [media.lg]: { paddingBlock: '40px 120px' },
});
export const boardTitle = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  [media.lg]: { fontSize: 32 },
});
/** Pages of pictures take the width of header and lists. */
export const wideFrame = css({
  maxWidth: page.maxWidth,
  marginInline: 'auto',
  padding: '20px 16px 64px',
  [media.md]: { paddingInline: 24 },
  [media.lg]: { padding: `40px ${page.sidePadding}px 120px` },
});
/** Column in which a text is read. */
export const textColumn = css({ width: '100%', maxWidth: 720, marginInline: 'auto' });
/** What reaches the edges of a phone: grids of products. */
export const bleed = css({ marginInline: -16, [media.md]: { marginInline: 0 } });
