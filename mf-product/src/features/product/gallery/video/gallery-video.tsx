import { css } from '@emotion/react';
import type { Picture } from '@mall/contracts/api/catalogue/products';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Icon } from '@mall/ui/icon';
import { imageUrl } from '@mall/ui/image-url';
import { color, fontSize, media } from '@mall/ui/theme';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';

const play = css({
  position: 'absolute',
  bottom: 12,
  left: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 16px 0 12px',
  border: '1px solid transparent',
  borderRadius: 22,
  background: 'rgb(17 17 17 / 75%)',
  color: '#fff',
  fontSize: fontSize.note,
  fontWeight: 600,
  '&:focus-visible': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
});
const stage = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  // As high as the picture that it stands over, whatever the video's own height is.
  gridTemplateRows: 'minmax(0, 1fr)',
  background: '#111',
  color: '#fff',
  '& > video': { width: '100%', height: '100%', objectFit: 'contain' },
});
/** The first picture of the mosaic, or the only one. */
const first = css({
  [media.lg]: { inset: 'auto', top: 0, left: 0, width: 'calc(50% - 2px)', aspectRatio: '3 / 4' },
});
const only = css({ [media.lg]: { left: '14%', width: '72%' } });
const offer = css({ [media.lg]: { bottom: 'auto', top: 12 } });
const close = css({
  position: 'absolute',
  top: 4,
  right: 4,
  '& > button': { background: 'rgb(17 17 17 / 60%)', borderRadius: 22, color: '#fff' },
});
const failed = css({ placeSelf: 'center', padding: 16, fontSize: fontSize.note });

export interface GalleryVideoProps {
  src: string;
  /** Of the product: what the video stands over, and its poster. */
  pictures: readonly Picture[];
}

/**
 * A product's video over its first picture. Nothing of it is loaded before it is asked for, and so it never starts by
 * itself, whatever the shopper's motion and data settings are; it plays muted and inline. Escape leads back.
 */
export function GalleryVideo({ src, pictures }: GalleryVideoProps) {
  const [isOpen, setOpen] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) player.current?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
  const start = () => {
    setFailed(false);
    setOpen(true);
  };
  const place = pictures.length > 1 ? first : [first, only];
  if (!isOpen) {
    return (
      <button css={[play, offer]} ref={button} type="button" onClick={start}>
        <Icon name="play" size={18} />
        {copy.play}
      </button>
    );
  }
  return (
    <section css={[stage, place]} aria-label={copy.video} onKeyDown={onKeyDown}>
      {isFailed ? (
        <p css={failed} role="alert">
          {copy.failed}
        </p>
      ) : (
        <video
          ref={player}
          src={src}
          poster={pictures[0] && imageUrl(pictures[0].path, 750)}
          aria-label={copy.video}
          tabIndex={0}
          preload="none"
          autoPlay
          muted
          playsInline
          controls
          onError={() => setFailed(true)}
        />
      )}
      <div css={close}>
        <IconButton icon="close" size="lg" label={copy.close} onClick={() => setOpen(false)} />
      </div>
    </section>
  );
}
