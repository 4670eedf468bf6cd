import { css } from '@emotion/react';
import type { Review } from '@mall/contracts/api/community/reviews';
import { color, fontSize, radius } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';
import { useDeleteReview, useLike } from './mutations.ts';

const row = css({ display: 'flex', gap: 8 });
const button = css({
  minHeight: 40,
  padding: '0 14px',
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  color: color.text,
  fontSize: fontSize.small,
  '&[aria-pressed="true"]': { borderColor: color.ink, color: color.ink, fontWeight: 700, borderWidth: 2 },
});
const counted = css({ color: color.quiet, fontSize: fontSize.small });

/** What a shopper can do with a review: say that it helped, or delete their own. */
export function ReviewActions({ review }: { review: Review }) {
  const { like } = useLike();
  const { remove, isBusy } = useDeleteReview();
  // The answer to the press stands at once; what the server says next takes its place.
  const [pressed, setPressed] = useState<{ isLiked: boolean; count: number } | null>(null);
  const isLiked = pressed?.isLiked ?? review.is_liked;
  const count = pressed?.count ?? review.like_count;
  async function handlePress() {
    setPressed({ isLiked: !isLiked, count: count + (isLiked ? -1 : 1) });
    const reply = await like(review.review_id, !isLiked);
    setPressed(reply ? { isLiked: !isLiked, count: reply.like_count } : null);
  }
  if (review.is_mine)
    return (
      <div css={row}>
        <button css={button} type="button" disabled={isBusy} onClick={() => void remove(review.review_id)}>
          {copy.remove}
        </button>
        {count > 0 && <p css={counted}>{copy.helpfulCount(count)}</p>}
      </div>
    );
  return (
    <button css={button} type="button" aria-pressed={isLiked} onClick={() => void handlePress()}>
      {count > 0 ? copy.helpfulCount(count) : copy.helpful}
    </button>
  );
}
