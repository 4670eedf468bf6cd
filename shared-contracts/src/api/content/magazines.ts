import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { previewSchema } from '../../platform/preview.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema } from '../catalogue/product-card.ts';
import { richTextSchema } from './rich-text.ts';

export const magazineSummarySchema = z.object({
  magazine_id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  image: pictureSchema,
  created_at: z.string(),
});
export type MagazineSummary = z.infer<typeof magazineSummarySchema>;

/** GET /api/boards/magazines: newest first: a site's own and those of the whole mall, in the main shop all. */
export const listMagazines = defineEndpoint({
  id: 'content.magazines',
  method: 'GET',
  path: '/api/boards/magazines',
  summary: '매거진 목록',
  query: z.object({ family_site_id: z.optional(idSchema), page: pageSchema, limit: limitSchema }),
  data: z.object({ rows: z.array(magazineSummarySchema), paginate: paginateSchema }),
});

/** GET /api/boards/magazines/{id}: an article; `others` are the newest besides it. NOT_FOUND unless it is out, or `preview` opens it. */
export const viewMagazine = defineEndpoint({
  id: 'content.magazine',
  method: 'GET',
  path: '/api/boards/magazines/:id',
  summary: '매거진 상세',
  params: z.object({ id: idSchema }),
  query: z.object({ preview: previewSchema }),
  data: z.object({
    ...magazineSummarySchema.shape,
    image_pc: pictureSchema,
    content: richTextSchema,
    product_ids: z.array(z.int()),
    others: z.array(magazineSummarySchema),
  }),
});
