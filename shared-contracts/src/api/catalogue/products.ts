import * as z from 'zod/mini';
import { facetQueryShape, facetReplyShape, listSchema } from '../../domain/catalogue/facet-schemas.ts';
import { facets } from '../../domain/catalogue/facets.ts';
import { defaultPageSize, maximumPageSize, sortOptionSchema } from '../../domain/catalogue/goods-list.ts';
import { hexSchema } from '../../domain/catalogue/hex.ts';
import { productFlagSchema } from '../../domain/catalogue/product-flags.ts';
import { promotionTypeSchema } from '../../domain/catalogue/promotions.ts';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { wonSchema } from '../../domain/money.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { priceInfoSchema } from './price-info.ts';
import { paginateSchema, pictureSchema, productCardSchema } from './product-card.ts';

export {
  type Paginate,
  type Picture,
  type ProductCard,
  pictureSchema,
  productCardSchema,
} from './product-card.ts';

const idSchema = z.coerce.number().check(z.int(), z.positive());

/**
 * Filters in the order they are shown (spec 2.8), each with the counts that stay true under the others. Size groups are
 * headings, not filters: their count adds up their sizes, so a product in several sizes counts several times.
 */
export const filterSchema = z.object(facetReplyShape(facets));
export type GoodsFilter = z.infer<typeof filterSchema>;

export const searchQuerySchema = z.object({
  family_site_id: z.optional(idSchema),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  sort: z._default(sortOptionSchema, 'BESTDESC'),
  display_size: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximumPageSize)),
    defaultPageSize,
  ),
  category_id: z.optional(idSchema),
  brand: z.optional(idSchema),
  search_keyword: z.optional(z.string().check(z.maxLength(100))),
  promotion: z.optional(z.string().check(z.maxLength(30))),
  is_filter: z.optional(z.enum(['0', '1'])),
  ...facetQueryShape(facets),
  f_big_sizes: z.optional(z.enum(['0', '1'])),
  product_ids: z.optional(listSchema),
  gnb_state: z.optional(productFlagSchema),
  is_count: z.optional(z.enum(['0', '1'])),
});
export type SearchQuery = z.input<typeof searchQuerySchema>;

const categoryStepSchema = z.object({ category_id: z.int(), name: z.string() });
export const productListSchema = z.object({
  rows: z.array(productCardSchema),
  count: z.int(),
  paginate: paginateSchema,
  /** Present when `is_filter` is 1. */
  filter: z.nullable(filterSchema),
  categoryInfo: z.nullable(
    z.object({
      category_id: z.int(),
      name: z.string(),
      /** Path from the root category to this one. */
      deps: z.array(categoryStepSchema),
      children: z.array(categoryStepSchema),
    }),
  ),
  brandInfo: z.nullable(
    z.object({ brand_id: z.int(), name: z.string(), name_en: z.string(), introduction: z.string() }),
  ),
  delivery_guarantee: z.boolean(),
});
export type ProductList = z.infer<typeof productListSchema>;

/** GET /api/products/search (spec 7.4). Unknown category or brand is NOT_FOUND. */
export const searchProducts = defineEndpoint({
  id: 'products.search',
  method: 'GET',
  path: '/api/products/search',
  summary: '상품 검색과 목록',
  query: searchQuerySchema,
  data: productListSchema,
});

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
  /** 소재, 제조국 and the like (기본정보). */
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
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
  /** Which cards can be paid in instalments without interest; `alt` says it in words. */
  card_benefit_image: pictureSchema,
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
});
export type ProductView = z.infer<typeof productViewSchema>;

/** GET /api/products/view/{id} (spec 7.4). NOT_FOUND for unknown or hidden products. */
export const viewProduct = defineEndpoint({
  id: 'products.view',
  method: 'GET',
  path: '/api/products/view/:id',
  summary: '상품 상세',
  params: z.object({ id: idSchema }),
  query: z.object({ isAdmin: z.optional(z.enum(['0', '1'])), is_first: z.optional(z.enum(['0', '1'])) }),
  data: productViewSchema,
});
