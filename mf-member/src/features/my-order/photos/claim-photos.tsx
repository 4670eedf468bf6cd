import { css } from '@emotion/react';
import type { Picture } from '@mall/contracts/api/catalogue/product-card';
import { useServices } from '@mall/remote-kit/services';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { copy } from './copy.ts';
import { claimPhotosQuery } from './queries.ts';

const side = 72;
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  paddingBlock: 4,
  '& button': { display: 'block' },
  '& img': { width: side, height: side, objectFit: 'cover', background: color.line },
});
const stage = css({
  position: 'relative',
  background: color.wash,
  '& > img': { width: '100%', height: 'min(60dvh, 600px)', objectFit: 'contain' },
});
const edge = (at: 'left' | 'right') =>
  css({ position: 'absolute', top: '50%', [at]: 4, marginTop: -24, background: 'rgb(255 255 255 / 80%)' });
const [left, right] = [edge('left'), edge('right')];
const counter = css({ marginTop: 8, textAlign: 'center', color: color.quiet, fontSize: fontSize.note });

/** Photos that were sent with a request, small; one that is pressed opens large. */
export function ClaimPhotos({ claimId }: { claimId: number }) {
  const { data } = useQuery(claimPhotosQuery(useServices(), claimId));
  const [place, setPlace] = useState<number | null>(null);
  if (!data || data.images.length === 0) return null;
  return (
    <>
      <ul css={list} aria-label={copy.title}>
        {data.images.map(({ path }, index) => (
          // Every answer names the photos by new addresses; their order stays.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a photo is known by
          <li key={index}>
            <button type="button" aria-label={copy.openPhoto(index + 1)} onClick={() => setPlace(index)}>
              <img src={path} alt="" width={side} height={side} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={place !== null} onClose={() => setPlace(null)} title={copy.title} size="lg">
        {place !== null && <LargePhoto images={data.images} place={place} onPlace={setPlace} />}
      </Dialog>
    </>
  );
}

interface Props {
  images: readonly Picture[];
  place: number;
  onPlace: (place: number) => void;
}

/** One photo of several, turned by buttons and arrow keys. */
function LargePhoto({ images, place, onPlace }: Props) {
  const image = images[place];
  if (!image) return null;
  const moveBy = (step: number) => onPlace((place + step + images.length) % images.length);
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(step);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is among its buttons
    <div onKeyDown={handleKey}>
      <div css={stage}>
        <img src={image.path} alt={copy.shownPhoto(place + 1)} width={image.width} height={image.height} />
        {images.length > 1 && (
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
          </>
        )}
      </div>
      {images.length > 1 && (
        <p css={counter} className="tabular" role="status">
          {copy.photoPlace(place + 1, images.length)}
        </p>
      )}
    </div>
  );
}
