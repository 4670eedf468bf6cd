import { css } from '@emotion/react';
import type { Picture } from '@mall/contracts/api/catalogue/products';
import { IconButton } from '@mall/ui/controls/icon-button';
import { imageSrcSet, imageUrl } from '@mall/ui/image-url';
import { color, media, motion } from '@mall/ui/theme';
import { useRef } from 'react';
import { copy } from './copy.ts';
import { useZoom } from './use-zoom.ts';

const sizes = '100vw';
/** Width asked of the image service once a picture is enlarged, px. */
const enlargedPx = 1920;

const stage = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: color.wash,
  cursor: 'zoom-in',
  touchAction: 'none',
  userSelect: 'none',
});
const enlarged = css({ cursor: 'zoom-out' });
const layer = css({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion.fast}`,
  [media.reducedMotion]: { transition: 'none' },
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    pointerEvents: 'none',
  },
});
const tools = css({
  position: 'absolute',
  right: 12,
  bottom: 12,
  display: 'flex',
  background: 'rgb(255 255 255 / 88%)',
  borderRadius: 2,
});

interface Props {
  picture: Picture;
  onSwipe: (step: -1 | 1) => void;
}

/** One picture that fills the screen; a larger one is asked for only when it is enlarged. */
export function ZoomStage({ picture, onSwipe }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, zoomIn, zoomOut } = useZoom({ frame, onSwipe });
  const isEnlarged = zoom.scale > 1;
  return (
    <>
      <div css={[stage, isEnlarged && enlarged]} ref={frame}>
        <div css={layer} style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
          <img
            src={imageUrl(picture.path, 1080)}
            srcSet={imageSrcSet(picture.path, picture.width, sizes)}
            sizes={sizes}
            alt={picture.alt}
            draggable={false}
          />
          {isEnlarged && <img src={imageUrl(picture.path, enlargedPx)} alt="" draggable={false} />}
        </div>
      </div>
      <div css={tools}>
        <IconButton icon="minus" size="lg" label={copy.zoomOut} disabled={!isEnlarged} onClick={zoomOut} />
        <IconButton icon="plus" size="lg" label={copy.zoomIn} onClick={zoomIn} />
      </div>
    </>
  );
}
