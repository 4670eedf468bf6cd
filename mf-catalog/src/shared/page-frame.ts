import { css } from '@emotion/react';
import { media, page } from '@mall/ui/theme';

/** Side padding from tablets on; on phones grids and rails reach the edges by themselves. */
export const pageFrame = css({
  width: '100%',
  maxWidth: page.maxWidth,
  marginInline: 'auto',
  [media.md]: { paddingInline: 24 },
  [media.lg]: { paddingInline: 32 },
  [media.xl]: { paddingInline: page.sidePadding },
});
