import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/products';
import type { ProductPreview } from '@mall/remote-kit/product-preview';
import { useServices } from '@mall/remote-kit/services';
import { Picture } from '@mall/ui/picture';
import { color, media } from '@mall/ui/theme';
import { memo, type UIEvent, useState } from 'react';
import { useChunk } from '../../../shared/use-chunk.ts';
import { copy } from './copy.ts';
import { gallerySizes } from './gallery-sizes.ts';
import { useViewerAddress } from './use-viewer-address.ts';
import { type VideoAddress, VideoPlace } from './video/video-place.tsx';

const frame = css({ position: 'relative' });
const list = css({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  [media.lg]: { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 4, overflow: 'visible' },
});
const item = css({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  [media.lg]: { '&:only-child': { gridColumn: '1 / -1', justifySelf: 'center', width: '72%' } },
});
const button = css({
  display: 'block',
  width: '100%',
  background: `${color.wash} center / cover`,
  cursor: 'zoom-in',
  // Name and price stand above the fold of a phone; what is cut off is the ground around the garment.
  height: 'clamp(125vw, calc(100svh - 356px), 133.34vw)',
  '& > img': { height: '100%', objectFit: 'cover', background: 'none' },
  [media.lg]: { height: 'auto', '& > img': { height: 'auto' } },
  '&:focus-visible': { outline: `2px solid ${color.ink}`, outlineOffset: -4 },
});
const count = css({
  position: 'absolute',
  right: 12,
  bottom: 12,
  padding: '2px 10px',
  background: 'rgb(17 17 17 / 60%)',
  color: '#fff',
  fontSize: 12,
  borderRadius: 12,
  pointerEvents: 'none',
  [media.lg]: { display: 'none' },
});

const loadViewer = () =>
  import(/* webpackChunkName: "product-dialogs" */ './viewer/picture-viewer.tsx').then(
    ({ PictureViewer }) => PictureViewer,
  );

/** Pictures of the chosen colour: swiped on phones, a mosaic on PC; each opens on the whole screen. */
export const Gallery = memo(function Gallery({
  pictures,
  preview,
  video,
}: {
  pictures: readonly PictureData[];
  /** The card that was pressed: its picture is in the browser already and stands in for the large one. */
  preview: ProductPreview | undefined;
  video?: VideoAddress;
}) {
  const { dialogs } = useServices();
  const [index, setIndex] = useState(0);
  const [opened, setOpened] = useState(0);
  const viewer = useViewerAddress();
  const PictureViewer = useChunk(loadViewer, viewer.isOpen, () => {
    viewer.close();
    dialogs.toast(copy.failed);
  });
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setIndex(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)));
  return (
    <div css={frame}>
      <ul css={list} onScroll={onScroll} aria-label={copy.gallery}>
        {pictures.map((picture, position) => (
          <li css={item} key={picture.path}>
            <button
              css={button}
              type="button"
              aria-label={copy.open(picture.alt)}
              style={
                preview?.images[0]?.path === picture.path && preview.shown
                  ? { backgroundImage: `url(${JSON.stringify(preview.shown)})` }
                  : undefined
              }
              onClick={() => {
                setOpened(position);
                viewer.open();
              }}
            >
              <Picture picture={picture} sizes={gallerySizes(pictures.length)} priority={position === 0} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p css={count} className="tabular" aria-hidden>
          {Math.min(index + 1, pictures.length)} / {pictures.length}
        </p>
      )}
      {video && <VideoPlace src={video} pictures={pictures} />}
      {PictureViewer && viewer.isOpen && (
        <PictureViewer pictures={pictures} first={opened} onClose={viewer.close} />
      )}
    </div>
  );
});
