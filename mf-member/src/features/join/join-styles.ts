import { css } from '@emotion/react';
import { color, fontSize } from '@mall/ui/theme';

export const stack = css({ display: 'grid', gap: 16 });
export const heading = css({ marginBottom: 12, fontSize: fontSize.lead, fontWeight: 700 });
export const quiet = css({ color: color.quiet, fontSize: fontSize.note });
export const panel = css({ padding: 20, background: color.wash });
