import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pictureSchema } from './products.ts';

/** Stars of a review (spec 9). */
export const maximumScore = 5;

/** GET /api/products/reviews/writable: what the member bought, has received and has not reviewed, newest first. */
export const listWritableReviews = defineEndpoint({
  id: 'reviews.writable',
  method: 'GET',
  path: '/api/products/reviews/writable',
  access: 'member',
  summary: '작성 가능한 후기',
  data: z.object({
    rows: z.array(
      z.object({
        order_line_id: z.int(),
        order_id: z.string(),
        product_id: z.int(),
        product_name: z.string(),
        option: z.string(),
        image: pictureSchema,
      }),
    ),
  }),
});

/** Body of a review; plain text. */
export const reviewBodySchema = z.strictObject({
  order_line_id: z.int(),
  score: z.int().check(z.minimum(1), z.maximum(maximumScore)),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, '후기는 10자 이상 입력해주세요.'),
      z.maxLength(1000, '후기는 1,000자까지 입력할 수 있습니다.'),
    ),
});

/** POST /api/products/reviews: one per order line (ALREADY_REVIEWED); NOT_FOUND unless the line is the member's and received. */
export const writeReview = defineEndpoint({
  id: 'reviews.write',
  method: 'POST',
  path: '/api/products/reviews',
  access: 'member',
  summary: '후기 작성',
  body: reviewBodySchema,
  data: z.object({ review_id: z.int() }),
  codes: ['ALREADY_REVIEWED'],
});

/** POST /api/products/reviews/likes: says or takes back that a review helped. Doing it twice is the same as once. */
export const likeReview = defineEndpoint({
  id: 'reviews.like',
  method: 'POST',
  path: '/api/products/reviews/likes',
  access: 'member',
  summary: '후기 도움돼요',
  body: z.strictObject({ review_id: z.int(), is_liked: z.boolean() }),
  data: z.object({ like_count: z.int() }),
  codes: ['OWN_REVIEW'],
});
