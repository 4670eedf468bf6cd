import { css } from '@emotion/react';
import type { ShortForm } from '@mall/contracts/api/catalogue/live';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media, motion, radius } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { durationText } from './format.ts';

const frame = css({
  position: 'relative',
  aspectRatio: '9 / 16',
  overflow: 'hidden',
  borderRadius: radius,
  background: color.wash,
  '& img': { height: '100%', objectFit: 'cover', transition: `transform ${motion.slow}` },
  [media.hover]: { 'article:hover & img': { transform: 'scale(1.03)' } },
});
const time = css({
  position: 'absolute',
  right: 8,
  bottom: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 22,
  padding: '0 7px',
  borderRadius: 11,
  background: 'rgb(17 17 17 / 64%)',
  color: '#fff',
  fontSize: fontSize.mark,
  fontVariantNumeric: 'tabular-nums',
});

/** Poster of a clip with its play time. */
export function ShortFormPoster({ shortForm: { poster, duration_seconds } }: { shortForm: ShortForm }) {
  return (
    <div css={frame}>
      <Picture
        picture={poster}
        alt=""
        sizes="(min-width: 1536px) 15vw, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, 48vw"
      />
      <span css={time}>
        <Icon name="play" size={10} />
        <VisuallyHidden>{copy.duration} </VisuallyHidden>
        {durationText(duration_seconds)}
      </span>
    </div>
  );
}
