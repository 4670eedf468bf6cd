import * as z from 'zod/mini';
import { goodsKinds } from '../../domain/catalogue/goods-kind.ts';
import { hexSchema } from '../../domain/catalogue/hex.ts';
import { productFlagSchema } from '../../domain/catalogue/product-flags.ts';
import { promotionTypeSchema } from '../../domain/catalogue/promotions.ts';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { wonSchema } from '../../domain/money.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from './list-query.ts';
import { offerSchema } from './offers.ts';
import { priceInfoSchema } from './price-info.ts';
import { categoryStepSchema, pictureSchema, productCardSchema } from './product-card.ts';

export const sizeOptionSchema = z.object({
  product_option_id: z.int(),
  name: z.string(),
  is_display: z.boolean(),
  stock: z.int(),
  sale_state: z.enum(['ON', 'SOLDOUT', 'STOP']),
  is_delivery_guarantee: z.boolean(),
  cj_stock: z.nullable(z.int()),
});
export type SizeOption = z.infer<typeof sizeOptionSchema>;

export const colorOptionSchema = z.object({
  color_id: z.int(),
  name: z.string(),
  hex: hexSchema,
  /** Address of a square picture of the cloth in this colour, for the image service. */
  color_chip: z.string(),
  images: z.array(pictureSchema),
  sizes: z.array(sizeOptionSchema),
});
export type ColorOption = z.infer<typeof colorOptionSchema>;

/** What an administrator needs to see at a product (spec 6, admin flag). Times in ISO 8601. */
const productAdminSchema = z.object({
  is_hidden: z.boolean(),
  released_at: z.string(),
  /** Pieces sold so far. */
  sales_count: z.int(),
  options: z.array(
    z.object({
      ...sizeOptionSchema.shape,
      color: z.string(),
      /** Of `stock`, pieces that shoppers of a drop hold. */
      held: z.int(),
    }),
  ),
});

export const productViewSchema = z.object({
  product_id: z.int(),
  product_name: z.string(),
  code: z.string(),
  brand: z.object({
    brand_id: z.int(),
    name: z.string(),
    name_en: z.string(),
    family_site_id: z.int(),
    family_site: familySiteCodeSchema,
  }),
  category: z.array(categoryStepSchema),
  options: z.object({ colors: z.array(colorOptionSchema) }),
  price_info: priceInfoSchema,
  origin_price: wonSchema,
  event_text: z.nullable(z.string()),
  maker_at: z.string(),
  /** Sanitised by the server; plain paragraphs, one string each. */
  description: z.array(z.string()),
  detail_images: z.array(pictureSchema),
  /** A short video of it, in the shape of its pictures; of this site or of a clip store that the edge knows. */
  video_url: z.optional(z.nullable(z.string())),
  /** 소재, 제조국 and the like (기본정보). */
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What the law on product information asks for, in its order (상품정보제공고시). */
  notice_info: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  goods_kind: z.optional(z.enum(goodsKinds)),
  /** Rows of measures in cm by size name. */
  size_table: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
  }),
  usage_info_list: z.array(
    z.object({
      type: z.enum(['DELIVERY', 'EXCHANGE', 'REFUND', 'AS', 'ETC']),
      subject: z.string(),
      content: z.string(),
    }),
  ),
  /** Which cards can be paid in instalments without interest; `alt` says it in words. Null until an operator sets it. */
  card_benefit_image: z.nullable(pictureSchema),
  flags: z.array(productFlagSchema),
  promotions: z.array(promotionTypeSchema),
  /** `distribution` counts the reviews of 1, 2, 3, 4 and 5 stars in that order. */
  review_summary: z.object({ count: z.int(), score: z.number(), distribution: z.array(z.int()) }),
  reviews: z.array(
    z.object({
      review_id: z.int(),
      score: z.int(),
      user: z.string(),
      option: z.string(),
      content: z.string(),
      created_at: z.string(),
      images: z.array(pictureSchema),
    }),
  ),
  /** The other pieces of the sets that this product belongs to (SETFIX). */
  set_product_list: z.array(productCardSchema),
  /** What can be had for more than one piece, the one in force first. */
  offers: z.optional(z.array(offerSchema)),
  coordi_product_list: z.array(productCardSchema),
  /** Plans that the product is part of. */
  related_plan_list: z.array(
    z.object({
      plan_id: z.int(),
      title: z.string(),
      subtitle: z.string(),
      href: z.string(),
      image: pictureSchema,
    }),
  ),
  pay_method: z.array(z.string()),
  is_sold_out: z.boolean(),
  /** Sold by timed holds (decision 131). Times in ISO 8601. */
  drop: z.optional(
    z.object({
      opens_at: z.string(),
      ends_at: z.nullable(z.string()),
      is_open: z.boolean(),
      hold_minutes: z.int(),
      pieces_per_person: z.int(),
    }),
  ),
  /** For administrators who ask with `isAdmin` alone. */
  admin: z.optional(productAdminSchema),
});
export type ProductView = z.infer<typeof productViewSchema>;

export type ProductAdmin = z.infer<typeof productAdminSchema>;

/**
 * GET /api/products/view/{id} (spec 7.4). NOT_FOUND for unknown products, and for hidden ones unless an administrator
 * asks with `isAdmin`; of anybody else the flag changes nothing.
 */
export const viewProduct = defineEndpoint({
  id: 'products.view',
  method: 'GET',
  path: '/api/products/view/:id',
  summary: '상품 상세',
  params: z.object({ id: idSchema }),
  query: z.object({ isAdmin: z.optional(z.enum(['0', '1'])), is_first: z.optional(z.enum(['0', '1'])) }),
  data: productViewSchema,
});
