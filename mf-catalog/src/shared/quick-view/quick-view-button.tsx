import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, layer, media, motion, touchSide } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { loadDialog } from './load-dialog.ts';

/** Lies over the picture of the card, and takes no press itself. */
const place = css({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  aspectRatio: '3 / 4',
  pointerEvents: 'none',
});
const button = css({
  display: 'grid',
  placeItems: 'center',
  width: touchSide,
  height: touchSide,
  color: '#111',
  pointerEvents: 'auto',
  '&:focus-visible': { outlineOffset: -4 },
  '& > svg': { width: 28, height: 28, padding: 5, background: 'rgb(255 255 255 / 80%)' },
  '& > span': { display: 'none' },
  // A mouse sees it on the card that it looks at, as a bar at the foot of the picture.
  [media.hover]: {
    width: '100%',
    height: 44,
    background: `color-mix(in srgb, ${color.ground} 88%, transparent)`,
    color: color.ink,
    fontSize: fontSize.note,
    fontWeight: 600,
    opacity: 0,
    transition: `opacity ${motion.fast}`,
    '& > svg': { display: 'none' },
    '& > span': { display: 'inline' },
    'article:hover &, article:focus-within &': { opacity: 1 },
    '&:hover': { background: color.ink, color: color.ground },
  },
});

interface Props {
  /** The product's name, so that the button says what is shown. */
  name: string;
  onPress: (button: Element) => void;
}

/** At the foot of a card's picture: a bar while a mouse or the focus is on the card, a small plus for thumbs. */
export function QuickViewButton({ name, onPress }: Props) {
  return (
    <div css={place}>
      <button
        css={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={copy.buttonOf(name)}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={({ currentTarget }) => onPress(currentTarget)}
      >
        <Icon name="plus" size={18} />
        <span>{copy.button}</span>
      </button>
    </div>
  );
}
