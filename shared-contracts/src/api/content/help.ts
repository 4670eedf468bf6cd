import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { boardKeywordSchema } from './content.ts';
import { richTextSchema } from './rich-text.ts';

export const faqSchema = z.object({
  faq_id: z.int(),
  category: z.string(),
  question: z.string(),
  answer: richTextSchema,
});
export type Faq = z.infer<typeof faqSchema>;

/** GET /api/boards/faqs: questions that are asked often, in the operator's order; of a category, or with a word in them. */
export const listFaqs = defineEndpoint({
  id: 'content.faqs',
  method: 'GET',
  path: '/api/boards/faqs',
  summary: '자주 묻는 질문',
  query: z.object({ category: z.optional(z.string().check(z.maxLength(20))), keyword: boardKeywordSchema }),
  data: z.object({ rows: z.array(faqSchema), categories: z.array(z.string()) }),
});

export const documentCodes = ['terms', 'privacy', 'youth'] as const;
export const documentCodeSchema = z.enum(documentCodes);
export type DocumentCode = z.infer<typeof documentCodeSchema>;

/** GET /api/boards/documents/{code}: terms or a policy as it holds today, or in an earlier version; NOT_FOUND without one. */
export const viewDocument = defineEndpoint({
  id: 'content.document',
  method: 'GET',
  path: '/api/boards/documents/:code',
  summary: '약관과 정책',
  params: z.object({ code: documentCodeSchema }),
  query: z.object({ version: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
  data: z.object({
    code: documentCodeSchema,
    title: z.string(),
    /** Day from which it holds, `2026-11-01`. */
    effective_on: z.string(),
    /** A sample that no lawyer has read. */
    is_draft: z.boolean(),
    content: richTextSchema,
    /** Days of all versions that hold or held, newest first. */
    versions: z.array(z.string()),
  }),
});

export const storeSchema = z.object({
  store_id: z.int(),
  name: z.string(),
  region: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  brands: z.array(z.string()),
});
export type Store = z.infer<typeof storeSchema>;

/** GET /api/boards/stores: stores one can walk into, by region and name. */
export const listStores = defineEndpoint({
  id: 'content.stores',
  method: 'GET',
  path: '/api/boards/stores',
  summary: '매장 안내',
  query: z.object({ region: z.optional(z.string().check(z.maxLength(20))), keyword: boardKeywordSchema }),
  data: z.object({ rows: z.array(storeSchema), regions: z.array(z.string()) }),
});
