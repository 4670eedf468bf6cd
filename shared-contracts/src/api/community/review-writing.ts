import * as z from 'zod/mini';
import { goodsKinds } from '../../domain/catalogue/goods-kind.ts';
import { reviewPhotoRules } from '../../domain/review-rules.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../catalogue/list-query.ts';
import { pictureSchema } from '../catalogue/product-card.ts';
import { bodySchema, fitSchema, heightSchema, weightSchema } from './review-body.ts';
import { reviewSchema } from './reviews.ts';

/** Stars of a review (spec 9). */
export const maximumScore = 5;

/**
 * GET /api/products/reviews/writable: what the member bought, has received and has not reviewed, newest first; with
 * `product_id` of this product only. `body` and `is_body_shown` are those of the member's last review with measures.
 */
export const listWritableReviews = defineEndpoint({
  id: 'reviews.writable',
  method: 'GET',
  path: '/api/products/reviews/writable',
  access: 'member',
  summary: '작성 가능한 후기',
  query: z.object({ product_id: z.optional(idSchema) }),
  data: z.object({
    body: z.optional(z.nullable(bodySchema)),
    is_body_shown: z.optional(z.boolean()),
    rows: z.array(
      z.object({
        order_line_id: z.int(),
        order_id: z.string(),
        product_id: z.int(),
        product_name: z.string(),
        option: z.string(),
        image: pictureSchema,
        /** What can be asked of its fit; absent where that is nothing. */
        goods_kind: z.optional(z.enum(goodsKinds)),
      }),
    ),
  }),
});

/** A photo of a review, waiting for it or part of it. */
export const reviewPhotoSchema = z.object({ photo_id: z.uuid(), image: pictureSchema });
export type ReviewPhoto = z.infer<typeof reviewPhotoSchema>;

/**
 * POST /api/products/reviews/photos: takes one photo as the body, turns it upright and stores it without the camera's
 * notes, before its review is written. One that no review takes is deleted after a day.
 * @throws FILE_TYPE, FILE_SIZE, PHOTO_BROKEN, PHOTO_PIXELS, PHOTO_SMALL, PHOTO_RATIO for what is wrong with it;
 * PHOTO_LIMIT when too many wait already; UPLOAD_SLOW when it did not arrive in time
 */
export const uploadReviewPhoto = defineEndpoint({
  id: 'reviews.uploadPhoto',
  method: 'POST',
  path: '/api/products/reviews/photos',
  access: 'member',
  summary: '후기 사진 올리기',
  upload: { types: reviewPhotoRules.types, maximumBytes: reviewPhotoRules.maximumBytes },
  body: z.custom<Blob>((value) => value instanceof Blob && value.size > 0),
  data: reviewPhotoSchema,
  codes: [
    'FILE_TYPE',
    'FILE_SIZE',
    'PHOTO_BROKEN',
    'PHOTO_PIXELS',
    'PHOTO_SMALL',
    'PHOTO_RATIO',
    'PHOTO_LIMIT',
    'UPLOAD_SLOW',
  ],
});

/** What a review says; plain text, and photos that were uploaded for it, in the order they are shown. */
const saidShape = {
  score: z.int().check(z.minimum(1), z.maximum(maximumScore)),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, '후기는 10자 이상 입력해주세요.'),
      z.maxLength(1000, '후기는 1,000자까지 입력할 수 있습니다.'),
    ),
  photo_ids: z.optional(
    z
      .array(z.uuid())
      .check(
        z.maxLength(
          reviewPhotoRules.maximumCount,
          `사진은 ${reviewPhotoRules.maximumCount}장까지 올릴 수 있습니다.`,
        ),
      ),
  ),
  height_cm: z.optional(heightSchema),
  weight_kg: z.optional(weightSchema),
  /** Whether others see the measures beside the review; they count in proposals of a size either way. */
  is_body_shown: z.optional(z.boolean()),
  fit: z.optional(fitSchema),
};

/** Body of a new review. */
export const reviewBodySchema = z.strictObject({ order_line_id: z.int(), ...saidShape });

/**
 * POST /api/products/reviews: one per line as it was ordered. `point` is what the member got for it, once for a line.
 * @throws ALREADY_REVIEWED for a second one, whichever part of the line is named; NOT_FOUND unless the line is the
 * member's and its goods are with them; PHOTO_EXPIRED when a photo is gone
 */
export const writeReview = defineEndpoint({
  id: 'reviews.write',
  method: 'POST',
  path: '/api/products/reviews',
  access: 'member',
  summary: '후기 작성',
  body: reviewBodySchema,
  data: z.object({ review_id: z.int(), point: z.int() }),
  codes: ['ALREADY_REVIEWED', 'PHOTO_EXPIRED'],
});

/**
 * GET /api/products/reviews/edit: the member's own review as its form begins, with measures that others do not see;
 * NOT_FOUND for any other. REVIEW_EDIT_ENDED from 30 days after it was written (`reviewEditMs`).
 */
export const openReview = defineEndpoint({
  id: 'reviews.open',
  method: 'GET',
  path: '/api/products/reviews/edit',
  access: 'member',
  summary: '수정할 후기',
  query: z.object({ review_id: idSchema }),
  data: z.object({
    review_id: z.int(),
    order_line_id: z.int(),
    option: reviewSchema.shape.option,
    score: reviewSchema.shape.score,
    content: reviewSchema.shape.content,
    body: bodySchema,
    is_body_shown: z.boolean(),
    fit: fitSchema,
    photos: z.array(reviewPhotoSchema),
    goods_kind: z.optional(z.enum(goodsKinds)),
  }),
  codes: ['REVIEW_EDIT_ENDED'],
});

/**
 * POST /api/products/reviews/edit: replaces the member's own review as a whole, so that a photo or a measure left out
 * is removed. `point` is what the first photos brought, once for a line.
 * @throws NOT_FOUND for another's; REVIEW_EDIT_ENDED from 30 days after it was written; PHOTO_EXPIRED when a photo is
 * gone
 */
export const editReview = defineEndpoint({
  id: 'reviews.edit',
  method: 'POST',
  path: '/api/products/reviews/edit',
  access: 'member',
  summary: '후기 수정',
  body: z.strictObject({ review_id: z.int(), ...saidShape }),
  data: z.object({ point: z.int() }),
  codes: ['REVIEW_EDIT_ENDED', 'PHOTO_EXPIRED'],
});

/**
 * DELETE /api/products/reviews: the member's own review, its photos and likes; NOT_FOUND for any other. The points that
 * it brought go back as far as the balance reaches; `point` is how many.
 */
export const deleteReview = defineEndpoint({
  id: 'reviews.delete',
  method: 'DELETE',
  path: '/api/products/reviews',
  access: 'member',
  summary: '후기 삭제',
  body: z.strictObject({ review_id: z.int() }),
  data: z.object({ point: z.int() }),
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
