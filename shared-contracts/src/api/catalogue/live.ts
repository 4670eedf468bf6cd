import * as z from 'zod/mini';
import { webAddressSchema } from '../../domain/web-address.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { pictureSchema, productCardSchema } from './product-card.ts';

export const shortFormSchema = z.object({
  short_form_id: z.int(),
  title: z.string(),
  poster: pictureSchema,
  /** MP4 address, or null while the clip is being prepared. */
  video_url: z.nullable(z.string()),
  duration_seconds: z.int(),
  view_count: z.int(),
  products: z.array(productCardSchema),
});
export type ShortForm = z.infer<typeof shortFormSchema>;

/** GET /api/shoplives/getShortFormList (spec 7.6). */
export const listShortForms = defineEndpoint({
  id: 'live.shortForms',
  method: 'GET',
  path: '/api/shoplives/getShortFormList',
  summary: '숏폼 목록',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
  }),
  data: z.object({ rows: z.array(shortFormSchema), total: z.int() }),
});

export const campaignSchema = z.object({
  campaign_id: z.int(),
  title: z.string(),
  status: z.enum(['READY', 'ONAIR', 'CLOSED']),
  start_at: z.string(),
  end_at: z.string(),
  poster: pictureSchema,
  host: z.string(),
  products: z.array(productCardSchema),
});
export type Campaign = z.infer<typeof campaignSchema>;

/**
 * GET /api/shoplives/getCampaignList (spec 7.6), soonest first. `player` is the live vendor's script, to be loaded after
 * the login check, and the access key that its `init` takes.
 */
export const listCampaigns = defineEndpoint({
  id: 'live.campaigns',
  method: 'GET',
  path: '/api/shoplives/getCampaignList',
  summary: '라이브 방송 목록',
  query: z.object({
    /** END is another word for CLOSED. */
    campaignStatus: z.optional(z.enum(['READY', 'ONAIR', 'CLOSED', 'END'])),
    count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 1),
  }),
  data: z.object({
    rows: z.array(campaignSchema),
    player: z.optional(z.object({ script_url: webAddressSchema, access_key: z.string() })),
  }),
});
