import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema, productCardSchema } from '../catalogue/product-card.ts';

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
});
export type Review = z.infer<typeof reviewSchema>;

/** GET /api/products/reviews: reviews of one product; `is_photo` 1 leaves only those with pictures. */
export const listReviews = defineEndpoint({
  id: 'reviews.list',
  method: 'GET',
  path: '/api/products/reviews',
  summary: '상품 후기 목록',
  query: z.object({
    product_id: idSchema,
    page: pageSchema,
    limit: limitSchema,
    sort: z._default(z.enum(['NEWDESC', 'LIKEDESC', 'SCOREDESC', 'SCOREASC']), 'NEWDESC'),
    is_photo: z.optional(z.enum(['0', '1'])),
  }),
  data: z.object({ rows: z.array(reviewSchema), photo_count: z.int(), paginate: paginateSchema }),
});

/** GET /api/boards/plusReviews: the best reviews of a site, those that helped most first (spec 2.1). */
export const listBestReviews = defineEndpoint({
  id: 'reviews.best',
  method: 'GET',
  path: '/api/boards/plusReviews',
  summary: '베스트 리뷰',
  query: z.object({ family_site_id: z.optional(idSchema), page: pageSchema, limit: limitSchema }),
  data: z.object({
    rows: z.array(z.object({ ...reviewSchema.shape, product: productCardSchema })),
    paginate: paginateSchema,
  }),
});
