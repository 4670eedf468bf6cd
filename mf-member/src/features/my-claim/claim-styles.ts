import { css } from '@emotion/react';
import { color, fontSize } from '@mall/ui/theme';

export const group = css({ '& + &': { marginTop: 36 } });
export const heading = css({
  paddingBottom: 10,
  borderBottom: `1px solid ${color.ink}`,
  fontSize: fontSize.lead,
  fontWeight: 700,
});
export const body = css({ display: 'grid', gap: 16, paddingTop: 16 });
export const note = css({ color: color.quiet, fontSize: fontSize.note, wordBreak: 'keep-all' });
