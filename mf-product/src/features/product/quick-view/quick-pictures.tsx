import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/products';
import { Picture } from '@mall/ui/picture';
import { color, media } from '@mall/ui/theme';
import { useState } from 'react';
import { Thumbnails } from '../gallery/viewer/thumbnails.tsx';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  gap: 8,
  // In a row below the large one, or in a column beside it where the height is the sheet's.
  '& > ul': {
    flexDirection: 'column',
    justifyContent: 'start',
    padding: 4,
    maxHeight: '28svh',
    overflowY: 'auto',
  },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    position: 'sticky',
    top: 0,
    '& > ul': { flexDirection: 'row', maxHeight: 'none' },
  },
});
const large = css({
  background: `${color.wash} center / cover`,
  // A phone's sheet has to show the options as well.
  '& > img': { maxHeight: '28svh', objectFit: 'cover', background: 'none' },
  [media.md]: { '& > img': { maxHeight: 'none' } },
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
      {pictures.length > 1 && <Thumbnails pictures={pictures} place={index} onPlace={setIndex} />}
    </div>
  );
}
