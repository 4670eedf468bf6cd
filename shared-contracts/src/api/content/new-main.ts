import * as z from 'zod/mini';
import { promotionTypeSchema } from '../../domain/catalogue/promotions.ts';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { hrefSchema } from '../../domain/safe-href.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { previewSchema } from '../../platform/preview.ts';
import { pictureSchema, productCardSchema } from '../catalogue/product-card.ts';
import { bannerSchema, layoutSettingsSchema, linkSchema, noticeSummarySchema } from './content.ts';
import { homePlanSchema } from './home-plan.ts';

const rail = z.array(productCardSchema);
/** A picture that leads somewhere, with a few products beside it. */
const featureSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  href: hrefSchema,
  image: pictureSchema,
  products: rail,
});

/** Sections of the home page (spec 2.7); an empty one is not shown. */
const sectionsSchema = z.object({
  main_banners: z.array(bannerSchema),
  top_banners: z.array(bannerSchema),
  highlight: z.array(z.object({ label: z.string(), href: hrefSchema, image: pictureSchema })),
  md_products: rail,
  new_products: rail,
  /** Best sellers of the main shop's own brands; empty on the other sites. */
  mind_best: rail,
  basic_best: rail,
  jucy_best: rail,
  time_sale: z.nullable(
    z.object({ display_state: z.int(), start_at: z.string(), end_at: z.string(), products: rail }),
  ),
  show_case: z.array(featureSchema),
  plan_exhibitions: z.array(z.object({ plan_id: z.int(), ...featureSchema.shape })),
  look_collection: z.array(featureSchema),
  keyword_styling: z.array(z.object({ keyword: z.string(), image: pictureSchema, products: rail })),
  basic_product: rail,
  brand_exhibition: z.array(z.object({ brand_id: z.int(), ...featureSchema.shape })),
  best_men: rail,
  best_women: rail,
  bottom_banners: z.array(bannerSchema),
});

/** A popup of the home page, closable for today; the device decides which are shown (spec 2.7). */
export const popupSchema = z.object({
  popup_id: z.int(),
  kind: z.enum(['IMAGE', 'VIDEO']),
  device: z.enum(['ALL', 'PC', 'MOBILE']),
  title: z.string(),
  href: z.nullable(hrefSchema),
  image: pictureSchema,
  /** MP4 address of a VIDEO; `image` is its poster. */
  video_url: z.nullable(z.string()),
  start_at: z.string(),
  end_at: z.string(),
});

export const newMainSchema = z.object({
  ...layoutSettingsSchema.shape,
  /** Order, tone and looks of the sections. */
  plan: homePlanSchema,
  sections: sectionsSchema,
  popups: z.array(popupSchema),
  /** Promotions that have products on this site, with their lists. */
  promotions: z.array(z.object({ type: promotionTypeSchema, ...linkSchema.shape, count: z.int() })),
  /** Newest notices. */
  board: z.array(noticeSummarySchema),
  headers: z.object({
    title: z.string(),
    home: z.string(),
    /** The family of sites, this one included. */
    sites: z.array(z.object({ family_site: familySiteCodeSchema, ...linkSchema.shape })),
  }),
  /** Cards of the `product_ids` that were asked for, such as recently viewed ones. */
  products: rail,
  /** What is on air now. */
  campaign: z.nullable(
    z.object({
      campaign_id: z.int(),
      title: z.string(),
      host: z.string(),
      poster: pictureSchema,
      start_at: z.string(),
      end_at: z.string(),
    }),
  ),
});
export type NewMain = z.infer<typeof newMainSchema>;

/**
 * GET /api/newMain (spec 7.3): everything the home page of one family site shows; with the ticket of an operator as of
 * the moment that the ticket names.
 */
export const viewNewMain = defineEndpoint({
  id: 'content.newMain',
  method: 'GET',
  path: '/api/newMain',
  summary: '메인 화면',
  query: z.object({
    family_id: z.optional(z.coerce.number().check(z.int())),
    product_ids: z.optional(z.array(z.string()).check(z.maxLength(50))),
    preview: previewSchema,
  }),
  data: newMainSchema,
});
