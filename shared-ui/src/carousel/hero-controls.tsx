import { css, keyframes } from '@emotion/react';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { color, media } from '../theme.ts';
import * as copy from './copy.ts';
import { heroInset } from './hero-slide.tsx';
import { slideDuration } from './use-carousel.ts';

export interface HeroControlsProps {
  count: number;
  index: number;
  /** Colour that stands on the banner in view. */
  tone: 'dark' | 'light';
  /** The words stand on the deep colour of the page. */
  isOnDeep: boolean;
  isPlaying: boolean;
  isHeld: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
}

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
const bar = css({
  position: 'absolute',
  right: 20,
  bottom: 12,
  left: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  pointerEvents: 'none',
  [media.md]: { right: heroInset, bottom: 28, left: heroInset },
  [media.noScript]: { display: 'none' },
});
/** Phones have them on the ground of the page. */
const tones = {
  dark: css({ color: color.ink }),
  light: css({ color: color.ink, [media.md]: { color: '#fff' } }),
};
const onDeep = css({ color: '#fff' });
const line = css({ display: 'flex', flex: 1, gap: 4, [media.md]: { maxWidth: 320 } });
const segment = css({
  position: 'relative',
  flex: 1,
  height: 2,
  '&::before': { content: '""', position: 'absolute', inset: 0, background: 'currentColor', opacity: 0.28 },
});
const done = css({ '&::before': { opacity: 1 } });
const current = css({
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'currentColor',
    transformOrigin: 'left',
  },
});
const growing = css({ '&::after': { animation: `${grow} ${slideDuration}ms linear` } });
const buttons = css({
  display: 'flex',
  alignItems: 'center',
  height: 40,
  paddingInline: 2,
  borderRadius: 20,
  background: 'rgb(17 17 17 / 64%)',
  color: '#fff',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'auto',
  [media.md]: { marginLeft: 'auto' },
});
const button = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  '&:focus-visible': { outlineColor: '#fff', outlineOffset: -4 },
});
const countStyles = css({ minWidth: 34, textAlign: 'center' });

/** Count, progress line, and buttons to turn and to stop the slides. */
export function HeroControls({
  count,
  index,
  tone,
  isOnDeep,
  isPlaying,
  isHeld,
  goTo,
  toggle,
}: HeroControlsProps) {
  const isRunning = isPlaying && !isHeld;
  return (
    <div css={[bar, isOnDeep ? onDeep : tones[tone]]}>
      <div css={line} aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is all a segment is
            key={place}
            css={[segment, place < index && done, place === index && [current, isRunning && growing]]}
          />
        ))}
      </div>
      <div css={buttons}>
        <button css={button} type="button" aria-label={copy.previousBanner} onClick={() => goTo(index - 1)}>
          <Icon name="chevron-left" size={16} />
        </button>
        <span css={countStyles}>
          {index + 1} / {count}
          <VisuallyHidden>{copy.bannerOrdinal}</VisuallyHidden>
        </span>
        <button css={button} type="button" aria-label={copy.nextBanner} onClick={() => goTo(index + 1)}>
          <Icon name="chevron-right" size={16} />
        </button>
        <button
          css={button}
          type="button"
          aria-label={isPlaying ? copy.stopRotation : copy.startRotation}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={14} />
        </button>
      </div>
    </div>
  );
}
