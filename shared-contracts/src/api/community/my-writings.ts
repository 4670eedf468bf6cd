import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema } from '../catalogue/product-card.ts';
import { inquirySchema } from './inquiries.ts';
import { reviewSchema } from './reviews.ts';

/** What a text is about. `is_on_sale` says whether the product still has a page. */
const subjectSchema = z.object({
  product_id: z.int(),
  product_name: z.string(),
  brand_name: z.string(),
  image: pictureSchema,
  is_on_sale: z.boolean(),
});
const query = z.object({ page: pageSchema, limit: limitSchema });

/** GET /api/products/reviews/mine: reviews that the member wrote, newest first, of products off sale, too. */
export const listMyReviews = defineEndpoint({
  id: 'reviews.mine',
  method: 'GET',
  path: '/api/products/reviews/mine',
  access: 'member',
  summary: '내가 쓴 후기',
  query,
  data: z.object({
    rows: z.array(
      z.object({
        ...reviewSchema.shape,
        product: subjectSchema,
        /** The ordered line of a review that may be edited; null when its time is over. */
        editable_line_id: z.optional(z.nullable(z.int())),
      }),
    ),
    paginate: paginateSchema,
  }),
});

/** GET /api/products/inquiries/mine: the member's inquiries about any product, newest first, with their answers. */
export const listMyInquiries = defineEndpoint({
  id: 'inquiries.mine',
  method: 'GET',
  path: '/api/products/inquiries/mine',
  access: 'member',
  summary: '내 상품 문의',
  query,
  data: z.object({
    rows: z.array(z.object({ ...inquirySchema.shape, product: subjectSchema })),
    paginate: paginateSchema,
  }),
});
