import type { CSSObject } from '@emotion/react';
import { contentVisibility } from '../layout/content-visibility.tsx';
import { media } from '../theme.ts';

const onPhones = 'calc(66vw + 134px)';

/** What a card that waits takes about: a picture of 3 to 4 and some six lines, in two, three or four columns. */
export const cardIntrinsicSize: CSSObject = {
  containIntrinsicSize: `auto ${onPhones}`,
  [media.sm]: { containIntrinsicSize: 'auto calc(44vw + 134px)' },
  [media.lg]: { containIntrinsicSize: 'auto calc(25vw + 180px)' },
};

/** Style of the cards of a grid that begin below the first screen ({@link contentVisibility}). */
export const cardVisibility: CSSObject = { ...contentVisibility(onPhones), ...cardIntrinsicSize };
