import { css } from '@emotion/react';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { Stars } from '../stars.tsx';
import type { ViewerProps } from './photo-viewer-lazy.tsx';
import { photosOf, type ShownPhoto } from './photos-of.ts';

/** A finger that goes this far sideways turns the page, px. */
const swipePx = 40;

const frame = css({
  display: 'grid',
  gap: 16,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)', gap: 24, alignItems: 'start' },
});
const stage = css({
  position: 'relative',
  background: color.wash,
  touchAction: 'pan-y',
  '& img': { width: '100%', height: 'min(60dvh, 600px)', objectFit: 'contain' },
});
const side = (edge: 'left' | 'right') =>
  css({ position: 'absolute', top: '50%', [edge]: 4, marginTop: -24, background: 'rgb(255 255 255 / 80%)' });
const [left, right] = [side('left'), side('right')];
const counter = css({
  position: 'absolute',
  right: 12,
  bottom: 12,
  padding: '2px 10px',
  borderRadius: 12,
  background: 'rgb(17 17 17 / 60%)',
  color: '#fff',
  fontSize: fontSize.small,
});
const words = css({ display: 'grid', gap: 8, justifyItems: 'start', fontSize: fontSize.body });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const text = css({ whiteSpace: 'pre-line', lineHeight: 1.6 });

/** Photos of reviews, large: turned by buttons, arrow keys and swipes. */
export function PhotoDialog({ reviews, start, onClose }: ViewerProps) {
  const isOpen = start !== null;
  return (
    <Dialog open={isOpen} onClose={onClose} title={copy.viewer} size="lg">
      {isOpen && <Photos photos={photosOf(reviews)} start={start} />}
    </Dialog>
  );
}

function Photos({ photos, start }: { photos: readonly ShownPhoto[]; start: number }) {
  const [place, setPlace] = useState(start);
  const touchedAt = useRef(0);
  const shown = photos[place];
  if (!shown) return null;
  const moveBy = (step: number) => setPlace(Math.min(photos.length - 1, Math.max(0, place + step)));
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(step);
  }
  function handleTouchEnd({ changedTouches }: TouchEvent) {
    const moved = (changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current;
    if (Math.abs(moved) >= swipePx) moveBy(moved < 0 ? 1 : -1);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is in the viewer
    <div css={frame} onKeyDown={handleKey}>
      <div
        css={stage}
        onTouchStart={({ touches }) => {
          touchedAt.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={handleTouchEnd}
      >
        <Picture
          key={shown.picture.path}
          picture={shown.picture}
          sizes="(min-width: 768px) 520px, 100vw"
          priority
        />
        {photos.length > 1 && (
          <>
            <span css={left}>
              <IconButton
                icon="chevron-left"
                size="lg"
                label={copy.previousPhoto}
                onClick={() => moveBy(-1)}
              />
            </span>
            <span css={right}>
              <IconButton icon="chevron-right" size="lg" label={copy.nextPhoto} onClick={() => moveBy(1)} />
            </span>
            <p css={counter} className="tabular" role="status">
              {copy.viewed(place + 1, photos.length)}
            </p>
          </>
        )}
      </div>
      <div css={words}>
        <Stars score={shown.review.score} />
        <p css={quiet}>
          {shown.review.user} · {copy.bought(shown.review.option)}
        </p>
        <p css={text}>{shown.review.content}</p>
      </div>
    </div>
  );
}
