import { css, type SerializedStyles } from '@emotion/react';
import { color, media, motion, radius } from '../theme.ts';

export const dialogStyles: SerializedStyles = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  padding: 0,
  border: 0,
  background: color.ground,
  color: color.text,
  overflow: 'hidden',
  boxShadow: '0 8px 40px rgb(0 0 0 / 16%)',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  transition: `opacity ${motion.base}, transform ${motion.slow}`,
  '&::backdrop': { background: 'rgb(0 0 0 / 48%)', transition: `opacity ${motion.base}` },
  '@starting-style': { '&::backdrop': { opacity: 0 } },
});

export const placements = {
  auto: css({
    margin: 'auto 0 0',
    maxHeight: '88dvh',
    borderRadius: `${radius}px ${radius}px 0 0`,
    '@starting-style': { transform: 'translateY(40px)', opacity: 0 },
    [media.md]: {
      margin: 'auto',
      maxHeight: 'min(760px, 88dvh)',
      borderRadius: radius,
      '@starting-style': { transform: 'translateY(8px)' },
    },
  }),
  side: css({
    margin: '0 auto 0 0',
    width: 'min(100%, 400px)',
    height: '100dvh',
    maxHeight: 'none',
    '@starting-style': { transform: 'translateX(-40px)', opacity: 0 },
  }),
};

export const sizes = {
  sm: css({ [media.md]: { maxWidth: 400 } }),
  md: css({ [media.md]: { maxWidth: 560 } }),
  lg: css({ [media.md]: { maxWidth: 880 } }),
};
