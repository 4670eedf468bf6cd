import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/products';
import { Picture } from '@mall/ui/picture';
import { media } from '@mall/ui/theme';
import { type UIEvent, useState } from 'react';
import { copy } from './copy.ts';
import { gallerySizes } from './gallery-sizes.ts';

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
  [media.lg]: { '&:only-child': { gridColumn: '1 / -1', justifySelf: 'center', width: '72%' } },
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
  [media.lg]: { display: 'none' },
});

/** Pictures of the chosen colour: swiped on phones, a mosaic on PC. */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [index, setIndex] = useState(0);
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setIndex(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)));
  return (
    <div css={frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without links must take the keyboard */}
      <ul css={list} onScroll={onScroll} aria-label={copy.gallery} tabIndex={0}>
        {pictures.map((picture, position) => (
          <li css={item} key={picture.path}>
            <Picture picture={picture} sizes={gallerySizes(pictures.length)} priority={position === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p css={count} className="tabular" aria-hidden>
          {Math.min(index + 1, pictures.length)} / {pictures.length}
        </p>
      )}
    </div>
  );
}
