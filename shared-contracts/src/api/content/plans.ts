import * as z from 'zod/mini';
import { sortOptionSchema } from '../../domain/catalogue/goods-list.ts';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, pictureSchema, productCardSchema } from '../catalogue/product-card.ts';

export const planSummarySchema = z.object({
  plan_id: z.int(),
  family_site: familySiteCodeSchema,
  title: z.string(),
  subtitle: z.string(),
  /** Picture for PC and for mobile layouts (wide and tall). */
  image_pc: pictureSchema,
  image_mobile: pictureSchema,
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

/** GET /api/plans/{id}: a plan with its products, in its own order unless `sort` is given. */
export const viewPlan = defineEndpoint({
  id: 'plans.view',
  method: 'GET',
  path: '/api/plans/:id',
  summary: '기획전 상세',
  params: z.object({ id: idSchema }),
  query: z.object({ sort: z.optional(sortOptionSchema) }),
  data: z.object({ ...planSummarySchema.shape, products: z.array(productCardSchema) }),
});
