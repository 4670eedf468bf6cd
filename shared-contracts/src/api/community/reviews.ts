import * as z from 'zod/mini';
import { bodyMeasures } from '../../domain/body-measures.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema, productCardSchema } from '../catalogue/product-card.ts';
import { bodySchema, fitSchema, fitShareSchema } from './review-body.ts';

export const reviewSchema = z.object({
  review_id: z.int(),
  product_id: z.int(),
  score: z.int(),
  /** Masked: 김*연. */
  user: z.string(),
  /** Colour and size that were bought. */
  option: z.string(),
  /** Plain text with line breaks. */
  content: z.string(),
  created_at: z.string(),
  images: z.array(pictureSchema),
  like_count: z.int(),
  is_liked: z.boolean(),
  is_mine: z.boolean(),
  /** The writer's measures, as far as they chose to show them. */
  body: z.optional(z.nullable(bodySchema)),
  fit: z.optional(fitSchema),
});
export type Review = z.infer<typeof reviewSchema>;

const bandSchema = z.coerce.number().check(
  z.int(),
  z.refine((band) => band % bodyMeasures.step === 0),
  z.minimum(0),
  z.maximum(400),
);

/**
 * GET /api/products/reviews: reviews of one product; `is_photo` 1 leaves only those with pictures. `height` (cm) and
 * `weight` (kg) are first values of bands: 170 leaves writers of 170 to 174 cm who show it.
 */
export const listReviews = defineEndpoint({
  id: 'reviews.list',
  showsOwn: true,
  method: 'GET',
  path: '/api/products/reviews',
  summary: '상품 후기 목록',
  query: z.object({
    product_id: idSchema,
    page: pageSchema,
    limit: limitSchema,
    sort: z._default(z.enum(['NEWDESC', 'LIKEDESC', 'SCOREDESC', 'SCOREASC']), 'NEWDESC'),
    is_photo: z.optional(z.enum(['0', '1'])),
    score: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
    size: z.optional(z.string().check(z.maxLength(40))),
    color_id: z.optional(idSchema),
    height: z.optional(bandSchema),
    weight: z.optional(bandSchema),
  }),
  data: z.object({ rows: z.array(reviewSchema), photo_count: z.int(), paginate: paginateSchema }),
});

/** Reviews of a band of measures: from its first value. */
const bandCountSchema = z.object({ from: z.int(), count: z.int() });

/**
 * GET /api/products/reviews/summary: what all reviews of a product say together, and what they can be narrowed to.
 * `distribution` counts 1 to 5 stars in that order; bands count writers who show their measures.
 */
export const summariseReviews = defineEndpoint({
  id: 'reviews.summary',
  method: 'GET',
  path: '/api/products/reviews/summary',
  summary: '상품 후기 요약',
  query: z.object({ product_id: idSchema }),
  data: z.object({
    count: z.int(),
    score: z.number(),
    distribution: z.array(z.int()),
    photo_count: z.int(),
    fit: z.array(fitShareSchema),
    sizes: z.array(z.object({ name: z.string(), count: z.int() })),
    colors: z.array(z.object({ color_id: z.int(), name: z.string(), count: z.int() })),
    heights: z.array(bandCountSchema),
    weights: z.array(bandCountSchema),
  }),
});

/** GET /api/boards/plusReviews: the best reviews of a site, those that helped most first (spec 2.1); `is_photo` 1 leaves only those with pictures. */
export const listBestReviews = defineEndpoint({
  id: 'reviews.best',
  showsOwn: true,
  method: 'GET',
  path: '/api/boards/plusReviews',
  summary: '베스트 리뷰',
  query: z.object({
    family_site_id: z.optional(idSchema),
    page: pageSchema,
    limit: limitSchema,
    is_photo: z.optional(z.enum(['0', '1'])),
  }),
  data: z.object({
    rows: z.array(z.object({ ...reviewSchema.shape, product: productCardSchema })),
    paginate: paginateSchema,
  }),
});
