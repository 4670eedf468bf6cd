import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/products';
import { IconButton } from '@mall/ui/controls/icon-button';
import { useModal } from '@mall/ui/feedback/use-modal';
import { color, fontSize, media } from '@mall/ui/theme';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { copy } from './copy.ts';
import { Thumbnails } from './thumbnails.tsx';
import { ZoomStage } from './zoom-stage.tsx';

const dialog = css({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.ground,
  color: color.text,
  overflow: 'hidden',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 8px 4px 20px',
});
const count = css({ fontSize: fontSize.body, fontWeight: 600, color: color.ink });
const middle = css({ position: 'relative', minHeight: 0 });
const step = css({
  position: 'absolute',
  top: 'calc(50% - 24px)',
  display: 'none',
  background: 'rgb(255 255 255 / 80%)',
  borderRadius: 24,
  [media.md]: { display: 'block' },
});
const sides = { before: css(step, { left: 20 }), after: css(step, { right: 20 }) };

interface Props {
  pictures: readonly PictureData[];
  /** Place of the picture that it opens with. */
  first: number;
  onClose: () => void;
}

/** Pictures on the whole screen: swiped or stepped through, enlarged by pinch, wheel, double tap, click and keys. */
export function PictureViewer({ pictures, first, onClose }: Props) {
  const ref = useModal(true, onClose);
  const [place, setPlace] = useState(Math.min(first, pictures.length - 1));
  const picture = pictures[place];
  // The page beneath keeps a gutter for its scroll bar, which would stay beside the whole screen.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    return () => {
      style.scrollbarGutter = '';
    };
  }, []);
  const go = (to: number) => setPlace((to + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(place - 1);
    if (key === 'ArrowRight') go(place + 1);
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog css={dialog} ref={ref} aria-label={copy.title} onCancel={onCancel} onKeyDown={onKeyDown}>
      <header css={head}>
        <p css={count} className="tabular" aria-live="polite">
          {copy.count(place + 1, pictures.length)}
        </p>
        <IconButton icon="close" size="lg" label={copy.close} onClick={onClose} />
      </header>
      <div css={middle}>
        {picture && <ZoomStage key={picture.path} picture={picture} onSwipe={(by) => go(place + by)} />}
        {pictures.length > 1 && (
          <>
            <span css={sides.before}>
              <IconButton icon="chevron-left" size="lg" label={copy.previous} onClick={() => go(place - 1)} />
            </span>
            <span css={sides.after}>
              <IconButton icon="chevron-right" size="lg" label={copy.next} onClick={() => go(place + 1)} />
            </span>
          </>
        )}
      </div>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} place={place} onPlace={setPlace} /> : <span />}
    </dialog>
  );
}
