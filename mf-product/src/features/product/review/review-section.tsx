import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { NearPart } from '../near/near-part.tsx';
import { ScoreSummary } from './score-summary.tsx';

const loadBoard = () => import(/* webpackChunkName: "product-below" */ './review-board.tsx');
/** Reviews that stand in the page itself, before the list with its filters is there. */
const shownAtFirst = 4;
/** About what a review takes in the list that follows, px. */
const item = css({ minHeight: 150, padding: '24px 0', borderBottom: `1px solid ${color.line}` });
const who = css({ marginBottom: 8, color: color.quiet, fontSize: fontSize.note });
const controls = css({ display: 'grid', gap: 16, margin: '24px 0' });

/** The 후기 tab: the newest reviews at once, everything else when it comes near. */
export function ReviewSection({ product }: { product: ProductView }) {
  const { product_id, goods_kind, reviews, review_summary: total } = product;
  const waiting =
    total.count === 0 ? (
      <Skeleton height={280} />
    ) : (
      <>
        <ScoreSummary total={total} />
        <div css={controls}>
          {reviews.some(({ images }) => images.length > 0) && <Skeleton height={120} />}
          <Skeleton height={88} />
        </div>
        {reviews.slice(0, shownAtFirst).map((review) => (
          <article css={item} key={review.review_id}>
            <p css={who}>
              {review.user} · {review.option}
            </p>
            <p>{review.content}</p>
          </article>
        ))}
      </>
    );
  return (
    <NearPart name="reviews" load={loadBoard} waiting={waiting}>
      {({ ReviewBoard }) => <ReviewBoard product_id={product_id} goods_kind={goods_kind} total={total} />}
    </NearPart>
  );
}
