import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { Icon } from '../icon.tsx';
import { layer, media, motion } from '../theme.ts';

export interface WishButtonProps {
  /** The product's name, so that the button says what is wished for. */
  name: string;
  isWished: boolean;
  onWish: () => void;
}

const button = css({
  position: 'absolute',
  top: 0,
  right: 0,
  zIndex: layer.raised,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  // It lies on a picture, whatever the ground of the page is.
  color: '#111',
  '&:focus-visible': { outlineOffset: -4 },
  '& svg': { fill: 'rgb(255 255 255 / 72%)', transition: `transform ${motion.fast}` },
  '&:active svg': { transform: 'scale(0.88)' },
  [media.hover]: { '&:hover svg': { transform: 'scale(1.08)' } },
});
const wished = css({ color: '#d6322b', '& svg': { fill: 'currentColor', stroke: '#fff' } });

/** The heart at the top right of a card. */
export function WishButton({ name, isWished, onWish }: WishButtonProps) {
  return (
    <button
      css={[button, isWished && wished]}
      type="button"
      aria-label={copy.wish(name)}
      aria-pressed={isWished}
      onClick={onWish}
    >
      <Icon name={isWished ? 'heart-filled' : 'heart'} size={22} />
    </button>
  );
}
