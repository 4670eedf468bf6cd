import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/products';
import { formatCount } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Picture } from '@mall/ui/picture';
import { Rating } from '@mall/ui/product/rating';
import { color, fontSize } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';

const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  marginBottom: 24,
  padding: 20,
  background: color.wash,
});
const score = css({ fontSize: fontSize.hero, fontWeight: 700, color: color.ink });
const bars = css({
  flex: 1,
  display: 'grid',
  gap: 4,
  maxWidth: 320,
  fontSize: fontSize.small,
  '& li': { display: 'grid', gridTemplateColumns: '32px 1fr 40px', alignItems: 'center', gap: 8 },
  '& progress': { width: '100%', height: 4, accentColor: '#111' },
});
const list = css({ display: 'grid' });
const item = css({ display: 'grid', gap: 8, padding: '20px 0', borderBottom: `1px solid ${color.line}` });
const meta = css({ display: 'flex', gap: 12, color: color.quiet, fontSize: fontSize.small });
const photos = css({ display: 'flex', gap: 4, '& > *': { width: 96 } });
const more = css({ display: 'grid', justifyContent: 'center', marginTop: 24 });

const shownAtFirst = 5;
/** Best first (spec 9: at most five); the distribution counts from one star upwards. */
const stars = [5, 4, 3, 2, 1];

/** Score, its distribution and the reviews themselves. */
export function Reviews({ product: { reviews, review_summary: total } }: { product: ProductView }) {
  const [shown, setShown] = useState(shownAtFirst);
  if (total.count === 0) return <EmptyState title={copy.noReviews} headingLevel={3} />;
  return (
    <>
      <div css={summary}>
        <p css={score} className="tabular">
          {total.score.toFixed(1)}
        </p>
        <ol css={bars}>
          {stars.map((star) => (
            <li key={star}>
              <span>{copy.stars(star)}</span>
              <progress
                value={total.distribution[star - 1] ?? 0}
                max={total.count}
                aria-label={copy.reviewsWith(star)}
              />
              <span className="tabular">{formatCount(total.distribution[star - 1] ?? 0)}</span>
            </li>
          ))}
        </ol>
      </div>
      <ul css={list}>
        {reviews.slice(0, shown).map((review) => (
          <li css={item} key={review.review_id}>
            <Rating score={review.score} />
            <p css={meta}>
              <span>{review.user}</span>
              <span>{review.option}</span>
              <span className="tabular">{review.created_at.slice(0, 10).replaceAll('-', '.')}</span>
            </p>
            <p>{review.content}</p>
            {review.images.length > 0 && (
              <div css={photos}>
                {review.images.map((picture) => (
                  <Picture key={picture.path} picture={picture} sizes="96px" />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {reviews.length > shown && (
        <div css={more}>
          <Button variant="secondary" onClick={() => setShown(shown + shownAtFirst)}>
            {copy.moreReviews}
          </Button>
        </div>
      )}
    </>
  );
}
