import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema, productCardSchema } from '../catalogue/product-card.ts';

export const eventSummarySchema = z.object({
  event_id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  image: pictureSchema,
  start_at: z.string(),
  end_at: z.string(),
  state: z.enum(['READY', 'ONGOING', 'ENDED']),
});
export type EventSummary = z.infer<typeof eventSummarySchema>;

/** GET /api/events: running ones first, then coming, then ended. */
export const listEvents = defineEndpoint({
  id: 'events.list',
  method: 'GET',
  path: '/api/events',
  summary: '이벤트 목록',
  query: z.object({
    family_site_id: z.optional(idSchema),
    state: z.optional(eventSummarySchema.shape.state),
    page: pageSchema,
    limit: limitSchema,
  }),
  data: z.object({ rows: z.array(eventSummarySchema), paginate: paginateSchema }),
});

/** GET /api/events/{id}: `content` holds paragraphs of plain text. */
export const viewEvent = defineEndpoint({
  id: 'events.view',
  method: 'GET',
  path: '/api/events/:id',
  summary: '이벤트 상세',
  params: z.object({ id: idSchema }),
  data: z.object({
    ...eventSummarySchema.shape,
    content: z.array(z.string()),
    /** Whether members may comment, now or when it runs. */
    has_comments: z.boolean(),
    comment_count: z.int(),
    products: z.array(productCardSchema),
  }),
});
