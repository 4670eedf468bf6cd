import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

/** A place in the stream of changes: what an earlier reply gave, and nothing that a reader has to understand. */
const cursorSchema = z.string().check(z.maxLength(4000));

/**
 * GET /api/products/changes: products whose stock or price may have changed since `since`, for edges, which tell the
 * open pages. Without a cursor, or with one that is ten minutes old, it only names the place to begin from.
 */
export const listProductChanges = defineEndpoint({
  id: 'products.changes',
  method: 'GET',
  path: '/api/products/changes',
  summary: '재고와 가격이 변경된 상품',
  query: z.object({ since: z.optional(cursorSchema) }),
  data: z.object({
    cursor: cursorSchema,
    /** Null when it may be any product. */
    product_ids: z.nullable(z.array(z.int())),
    /** Whether what an operator writes may have changed since: events, banners, settings, rows of products. */
    has_content_changed: z.optional(z.boolean()),
  }),
});
