import { css } from '@emotion/react';
import { color, fontSize, media, touchArea } from '@mall/ui/theme';

/** What a pressed card knows of the product stands where the product's own words will. */
export const summary = {
  stack: css({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' }),
  path: css({ display: 'none', [media.lg]: { display: 'block' } }),
  brand: css(touchArea, {
    position: 'relative',
    justifySelf: 'start',
    fontSize: fontSize.body,
    fontWeight: 700,
    color: color.ink,
  }),
  name: css({
    fontSize: fontSize.title,
    fontWeight: 500,
    lineHeight: 1.4,
    [media.lg]: { fontSize: fontSize.heading },
  }),
  /** The clock's, above the price. */
  timeSale: css({ minHeight: 40, background: color.sale }),
};
