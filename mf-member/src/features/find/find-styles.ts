import { css } from '@emotion/react';
import { color, fontSize } from '@mall/ui/theme';

export const stack = css({ display: 'grid', gap: 16 });
export const lead = css({ color: color.text, fontSize: fontSize.body, lineHeight: 1.6 });
export const quiet = css({ color: color.quiet, fontSize: fontSize.note });
