import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Picture } from '@mall/ui/picture';
import { fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { photoReviewsQuery } from '../queries.ts';
import { PhotoViewer } from './photo-viewer-lazy.tsx';
import { photosOf } from './photos-of.ts';

/** Photos in the wall: one row on PC, two of four on phones. */
const shown = 8;

const frame = css({ margin: '28px 0 0' });
const title = css({ marginBottom: 12, fontSize: fontSize.body });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 4,
  [media.lg]: { gridTemplateColumns: `repeat(${shown}, minmax(0, 1fr))`, gap: 8 },
});
const tile = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  '& img': { width: '100%', aspectRatio: '1', objectFit: 'cover' },
});
const veil = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(17 17 17 / 56%)',
  color: '#fff',
  fontSize: fontSize.lead,
  fontWeight: 600,
});

/** Photos of shoppers, those that helped most first; each opens large. */
export function PhotoWall({ productId }: { productId: number }) {
  const services = useServices();
  const { data, error } = useQuery(photoReviewsQuery(services, productId));
  const [start, setStart] = useState<number | null>(null);
  // The list below has the same photos: nothing to complain about.
  if (error) return null;
  if (!data) return <Skeleton height={160} />;
  const photos = photosOf(data.rows);
  const rest = photos.length - shown;
  return (
    <div css={frame}>
      <h3 css={title}>{copy.wall}</h3>
      <ul css={grid}>
        {photos.slice(0, shown).map(({ review, picture, index }, place) => {
          const isLast = place === shown - 1 && rest > 0;
          return (
            <li key={`${review.review_id} ${picture.path}`}>
              <button
                css={tile}
                type="button"
                aria-label={isLast ? copy.morePhotos(photos.length) : copy.photoOf(index + 1, review.user)}
                onClick={() => setStart(place)}
              >
                <Picture picture={picture} sizes="(min-width: 1024px) 12vw, 25vw" alt="" />
                {isLast && (
                  <span css={veil} aria-hidden>
                    {copy.more(rest)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <PhotoViewer reviews={data.rows} start={start} onClose={() => setStart(null)} />
    </div>
  );
}
