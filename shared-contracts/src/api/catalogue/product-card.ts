import * as z from 'zod/mini';
import { hexSchema } from '../../domain/catalogue/hex.ts';
import { productFlagSchema } from '../../domain/catalogue/product-flags.ts';
import { promotionTypeSchema } from '../../domain/catalogue/promotions.ts';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { wonSchema } from '../../domain/money.ts';

/** A picture of the media store: `path` goes to the image service, sizes in px. */
export const pictureSchema = z.object({ path: z.string(), alt: z.string(), width: z.int(), height: z.int() });
export type Picture = z.infer<typeof pictureSchema>;

/** A product as lists, rails and events show it (spec 3.5, 3.6). Prices in KRW. */
export const productCardSchema = z.object({
  product_id: z.int(),
  product_name: z.string(),
  brand: z.object({
    brand_id: z.int(),
    name: z.string(),
    name_en: z.string(),
    family_site: familySiteCodeSchema,
  }),
  retail_price: wonSchema,
  /** What this caller pays: the member's price with a login, else the non-member price (spec 2.5). */
  last_price: wonSchema,
  discount_rate: z.int(),
  /** The colour that `images` show, when the list is narrowed to colours; the product's page opens in it. */
  shown_color_id: z.optional(z.int()),
  images: z.array(pictureSchema),
  colors: z.array(z.object({ name: z.string(), hex: hexSchema })),
  flags: z.array(productFlagSchema),
  promotions: z.array(promotionTypeSchema),
  review_count: z.int(),
  /** 0 to 5, one decimal (spec 9). */
  review_score: z.number(),
  /** Nothing can be bought of what is shown: of the product, or of `shown_color_id`. */
  is_sold_out: z.boolean(),
  is_delivery_guarantee: z.boolean(),
  has_coupon: z.boolean(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

export const paginateSchema = z.object({
  page: z.int(),
  display_size: z.int(),
  total: z.int(),
  last_page: z.int(),
});
export type Paginate = z.infer<typeof paginateSchema>;

/** One step on the way from the root category to another. */
export const categoryStepSchema = z.object({ category_id: z.int(), name: z.string() });
