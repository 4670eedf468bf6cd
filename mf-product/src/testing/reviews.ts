import type { Review, summariseReviews } from '@mall/contracts/api/community/reviews';
import type { EndpointData } from '@mall/contracts/endpoint';

/** A review of product 7, changed where a test needs it. */
export function review(review_id: number, changes: Partial<Review> = {}): Review {
  return {
    review_id,
    product_id: 7,
    score: 5,
    user: '김*연',
    option: '블랙 / M',
    content: `후기 ${review_id}`,
    created_at: '2026-11-20T03:00:00.000Z',
    images: [],
    like_count: 0,
    is_liked: false,
    is_mine: false,
    body: { height_cm: 172, weight_kg: null },
    fit: { SIZE: 'TRUE' },
    ...changes,
  };
}

/** A photo of a review. */
export const photo = (name: string) => ({
  path: `/media/reviews/${name}.webp`,
  alt: name,
  width: 900,
  height: 1200,
});

/** A reply of the list of reviews. */
export const reviewPage = (rows: readonly Review[], { page = 1, total = rows.length } = {}) => ({
  rows,
  photo_count: rows.filter(({ images }) => images.length > 0).length,
  paginate: { page, display_size: 10, total, last_page: Math.ceil(total / 10) },
});

/** What twelve reviews say together. */
export const reviewSummary = (
  changes: Partial<EndpointData<typeof summariseReviews>> = {},
): EndpointData<typeof summariseReviews> => ({
  count: 12,
  score: 4.5,
  distribution: [0, 0, 2, 2, 8],
  photo_count: 0,
  fit: [{ aspect: 'SIZE', less: 1, same: 8, more: 3 }],
  sizes: [
    { name: 'M', count: 8 },
    { name: 'L', count: 4 },
  ],
  colors: [],
  heights: [
    { from: 165, count: 4 },
    { from: 170, count: 6 },
  ],
  weights: [],
  ...changes,
});
