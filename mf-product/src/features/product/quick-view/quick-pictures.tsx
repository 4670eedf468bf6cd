import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/products';
import { Picture } from '@mall/ui/picture';
import { color, media } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  gap: 8,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)', position: 'sticky', top: 0 },
});
const large = css({
  background: `${color.wash} center / cover`,
  // A phone's sheet has to show the options as well.
  '& > img': { maxHeight: '28svh', objectFit: 'cover', background: 'none' },
  [media.md]: { '& > img': { maxHeight: 'none' } },
});
const list = css({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  maxHeight: '28svh',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  [media.md]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', maxHeight: 'none' },
});
const button = css({
  display: 'block',
  width: '100%',
  opacity: 0.6,
  '&[aria-current]': { opacity: 1, outline: `1px solid ${color.ink}`, outlineOffset: -1 },
  '&:focus-visible': { opacity: 1, outline: `2px solid ${color.ink}`, outlineOffset: -2 },
});

interface Props {
  pictures: readonly PictureData[];
  /** Address of the first picture as the browser has it already; it stands in for the large one. */
  shown?: string | undefined;
}

/** One large picture and small ones to choose it by. */
export function QuickPictures({ pictures, shown }: Props) {
  const [index, setIndex] = useState(0);
  const picture = pictures[index];
  return (
    <div css={frame}>
      <div css={large} style={shown ? { backgroundImage: `url(${JSON.stringify(shown)})` } : undefined}>
        {picture && (
          <Picture
            key={picture.path}
            picture={picture}
            sizes="(min-width: 768px) 400px, 80vw"
            aspect="3 / 4"
            priority
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul css={list} aria-label={copy.pictures}>
          {pictures.map((small, place) => (
            <li key={small.path}>
              <button
                css={button}
                type="button"
                aria-label={copy.show(place + 1)}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => setIndex(place)}
              >
                <Picture picture={small} sizes="64px" aspect="3 / 4" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
