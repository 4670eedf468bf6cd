import { css } from '@emotion/react';
import type { listBestReviews } from '@mall/contracts/api/community/reviews';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatCount, formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { iconMask } from '@mall/ui/icon';
import { ClampedText } from '@mall/ui/layout/clamped-text';
import { Picture } from '@mall/ui/picture';
import { color, fontSize } from '@mall/ui/theme';
import { copy as words } from '../../shared/copy.ts';
import { copy } from './copy.ts';

type BestReview = EndpointData<typeof listBestReviews>['rows'][number];

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: 16,
  border: `1px solid ${color.line}`,
});
const top = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: color.quiet,
  fontSize: fontSize.small,
});
const date = css({ marginLeft: 'auto' });
const photos = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 4,
  '& img': { aspectRatio: '1', objectFit: 'cover' },
});
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const name = css({ color: color.ink, fontWeight: 600 });
const product = css({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});
const productWords = css({ display: 'grid', gap: 2, fontSize: fontSize.note });
const productName = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const price = css({ color: color.ink, fontWeight: 700 });
const rate = css({ marginRight: 4, color: color.sale });
const shownPhotos = 3;

/** A review with the product it is about. */
export function ReviewCard({ review }: { review: BestReview }) {
  return (
    <li css={card}>
      <p css={top}>
        <Stars score={review.score} />
        <span css={name}>{review.user}</span>
        <time css={date} className="tabular" dateTime={review.created_at}>
          {formatDate(review.created_at)}
        </time>
      </p>
      {review.images.length > 0 && (
        <div css={photos}>
          {review.images.slice(0, shownPhotos).map((picture, index) => (
            <Picture
              key={picture.path}
              picture={picture}
              sizes="(min-width: 1280px) 150px, (min-width: 768px) 16vw, 30vw"
              alt={copy.photoOf(index + 1, review.user)}
            />
          ))}
        </div>
      )}
      <ClampedText>{review.content}</ClampedText>
      <p css={quiet}>
        {[
          review.option && copy.bought(review.option),
          review.like_count > 0 && copy.helped(formatCount(review.like_count)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ReviewedProduct card={review.product} />
    </li>
  );
}

function ReviewedProduct({ card: shown }: { card: BestReview['product'] }) {
  const [picture] = shown.images;
  return (
    <a css={product} href={`/goods/view/${shown.product_id}`}>
      {picture && <Picture picture={picture} sizes="56px" aspect="3 / 4" alt="" />}
      <span css={productWords}>
        <span css={name}>{shown.brand.name}</span>
        <span css={productName}>{shown.product_name}</span>
        <span css={price} className="tabular">
          {shown.discount_rate > 0 && <span css={rate}>{`${shown.discount_rate}%`}</span>}
          {formatWon(shown.last_price)}
        </span>
      </span>
    </a>
  );
}

const starSize = 14;
const stars = css({
  display: 'inline-block',
  width: starSize * 5,
  height: starSize,
  maskImage: iconMask('star-filled'),
  maskSize: `${starSize}px ${starSize}px`,
  maskRepeat: 'repeat-x',
  // What is drawn by a mask has no colour of the system.
  forcedColorAdjust: 'none',
});
/** Fills of one to five stars, as classes: a page's policy has no style attributes. */
const fills = [1, 2, 3, 4, 5].map((score) =>
  css({ background: `linear-gradient(90deg, ${color.ink} ${score * 20}%, #d4d4d4 ${score * 20}%)` }),
);

function Stars({ score }: { score: number }) {
  return (
    <span
      css={[stars, fills[Math.min(5, Math.max(1, score)) - 1]]}
      role="img"
      aria-label={words.outOf(score)}
    />
  );
}
