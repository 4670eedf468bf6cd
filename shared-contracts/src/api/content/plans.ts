import * as z from 'zod/mini';
import { sortOptionSchema } from '../../domain/catalogue/goods-list.ts';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { previewSchema } from '../../platform/preview.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema } from '../catalogue/product-card.ts';
import { richTextSchema } from './rich-text.ts';

export const planSummarySchema = z.object({
  plan_id: z.int(),
  family_site: familySiteCodeSchema,
  title: z.string(),
  subtitle: z.string(),
  /** Picture of its cards, square. */
  image: pictureSchema,
  /** Picture for PC and for mobile layouts (wide and tall). */
  image_pc: pictureSchema,
  image_mobile: pictureSchema,
  /** When it ends; null for a plan without an end. */
  end_at: z.nullable(z.string()),
});
export type PlanSummary = z.infer<typeof planSummarySchema>;

/** GET /api/plans: of one site, or of all without `family_site_id` (spec 2.1, tabs of the plan list). */
export const listPlans = defineEndpoint({
  id: 'plans.list',
  method: 'GET',
  path: '/api/plans',
  summary: '기획전 목록',
  query: z.object({ family_site_id: z.optional(idSchema), page: pageSchema, limit: limitSchema }),
  data: z.object({
    rows: z.array(planSummarySchema),
    paginate: paginateSchema,
    /** Sites that have plans, for the tabs. */
    sites: z.array(familySiteCodeSchema),
  }),
});

/** GET /api/plans/{id}: a plan with the ids of its products, in the operator's order unless `sort` is given. NOT_FOUND unless it runs, or `preview` opens it. */
export const viewPlan = defineEndpoint({
  id: 'plans.view',
  method: 'GET',
  path: '/api/plans/:id',
  summary: '기획전 상세',
  params: z.object({ id: idSchema }),
  query: z.object({ sort: z.optional(sortOptionSchema), preview: previewSchema }),
  data: z.object({
    ...planSummarySchema.shape,
    content: richTextSchema,
    /** Products under titles of their own; one group without a title where the operator made none. */
    groups: z.array(z.object({ title: z.string(), product_ids: z.array(z.int()) })),
    /** Other plans of the same site. */
    others: z.array(planSummarySchema),
  }),
});
