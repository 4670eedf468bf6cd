import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema } from '../catalogue/product-card.ts';

export const inquiryCategorySchema = z.enum(['SIZE', 'PRODUCT', 'STOCK', 'DELIVERY', 'ETC']);

export const inquirySchema = z.object({
  inquiry_id: z.int(),
  product_id: z.int(),
  category: inquiryCategorySchema,
  /** Masked: 김*연. */
  user: z.string(),
  is_secret: z.boolean(),
  is_mine: z.boolean(),
  /** Plain text; null where a secret one is not for the caller. */
  content: z.nullable(z.string()),
  created_at: z.string(),
  is_answered: z.boolean(),
  answer: z.nullable(z.object({ content: z.string(), created_at: z.string() })),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** GET /api/products/inquiries: of one product, newest first; `is_mine` 1 leaves the caller's own. */
export const listInquiries = defineEndpoint({
  id: 'inquiries.list',
  showsOwn: true,
  method: 'GET',
  path: '/api/products/inquiries',
  summary: '상품 문의 목록',
  query: z.object({
    product_id: idSchema,
    page: pageSchema,
    limit: limitSchema,
    is_mine: z.optional(z.enum(['0', '1'])),
  }),
  data: z.object({ rows: z.array(inquirySchema), paginate: paginateSchema }),
});

/** POST /api/products/inquiries. INQUIRY_LIMIT above 20 a day. */
export const writeInquiry = defineEndpoint({
  id: 'inquiries.write',
  method: 'POST',
  path: '/api/products/inquiries',
  access: 'member',
  summary: '상품 문의 작성',
  body: z.strictObject({
    product_id: z.int(),
    category: inquiryCategorySchema,
    is_secret: z.boolean(),
    content: z
      .string()
      .check(
        z.trim(),
        z.minLength(5, '문의 내용은 5자 이상 입력해주세요.'),
        z.maxLength(1000, '문의 내용은 1,000자까지 입력할 수 있습니다.'),
      ),
  }),
  data: z.object({ inquiry_id: z.int() }),
  codes: ['INQUIRY_LIMIT'],
});

/** DELETE /api/products/inquiries: the member's own that have no answer yet; NOT_FOUND otherwise. */
export const deleteInquiry = defineEndpoint({
  id: 'inquiries.delete',
  method: 'DELETE',
  path: '/api/products/inquiries',
  access: 'member',
  summary: '상품 문의 삭제',
  body: z.strictObject({ inquiry_id: z.int() }),
  data: z.object({}),
});
