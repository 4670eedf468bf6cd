import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema } from '../catalogue/product-card.ts';
import { attendanceRewardSchema } from './event-attendance.ts';
import { richTextSchema } from './rich-text.ts';

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

/** GET /api/events: a site's events and those of the whole mall; running ones first, then coming, then ended. */
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

/** GET /api/events/{id}: also one that is over. */
export const viewEvent = defineEndpoint({
  id: 'events.view',
  method: 'GET',
  path: '/api/events/:id',
  summary: '이벤트 상세',
  params: z.object({ id: idSchema }),
  data: z.object({
    ...eventSummarySchema.shape,
    /** Pictures for PC and for mobile layouts (wide and tall). */
    image_pc: pictureSchema,
    image_mobile: pictureSchema,
    content: richTextSchema,
    /** Whether members may comment, now or when it runs. */
    has_comments: z.boolean(),
    comment_count: z.int(),
    product_ids: z.array(z.int()),
    /** Where members press once a day: what so many days bring, fewest first; null for other events. */
    attendance: z.nullable(z.object({ rewards: z.array(attendanceRewardSchema) })),
    /** Who was drawn among the comments, names masked; null until then. */
    draw: z.nullable(z.object({ drawn_at: z.string(), winners: z.array(z.string()) })),
  }),
});
