import { css } from '@emotion/react';

/** Sale and quiet words as they stay readable on a tinted panel: 4.5:1 on any tint lighter than #ececec. */
export const tintedTones = { sale: '#b8261f', quiet: '#5f5f5f' } as const;
export const tintedWords = css({ '--sale': tintedTones.sale, '--quiet': tintedTones.quiet });
