import * as z from 'zod/mini';
import { facetQueryShape, facetReplyShape, listSchema } from '../../domain/catalogue/facet-schemas.ts';
import { bigSizeParameter, facets } from '../../domain/catalogue/facets.ts';
import {
  defaultPageSize,
  defaultSort,
  listPeriodSchema,
  maximumPageSize,
  sortOptionSchema,
} from '../../domain/catalogue/goods-list.ts';
import { productFlagSchema } from '../../domain/catalogue/product-flags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { categoryStepSchema, paginateSchema, productCardSchema } from './product-card.ts';

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
export const filterSchema = z.object({
  ...facetReplyShape(facets),
  /** Products of the list that come in big sizes; `f_big_sizes` narrows it to them. */
  include_big_size: z.optional(z.object({ count: z.int() })),
});
export type GoodsFilter = z.infer<typeof filterSchema>;

export const searchQuerySchema = z.object({
  family_site_id: z.optional(idSchema),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  sort: z._default(sortOptionSchema, defaultSort),
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
  [bigSizeParameter]: z.optional(z.enum(['0', '1'])),
  product_ids: z.optional(listSchema),
  gnb_state: z.optional(productFlagSchema),
  /** Of the lists of best sellers and new goods; ignored where the list has no such period. */
  period: z.optional(listPeriodSchema),
  is_count: z.optional(z.enum(['0', '1'])),
});
export type SearchQuery = z.input<typeof searchQuerySchema>;

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
      /** Of which the list has something, whatever is filtered. */
      children: z.array(categoryStepSchema),
    }),
  ),
  brandInfo: z.nullable(
    z.object({ brand_id: z.int(), name: z.string(), name_en: z.string(), introduction: z.string() }),
  ),
  delivery_guarantee: z.boolean(),
  /** ISO; the moment that the places among the best sellers of a period are of. */
  ranked_at: z.optional(z.string()),
});
export type ProductList = z.infer<typeof productListSchema>;

/** GET /api/products/search (spec 7.4). Unknown category or brand is NOT_FOUND. */
export const searchProducts = defineEndpoint({
  id: 'products.search',
  method: 'GET',
  path: '/api/products/search',
  summary: '상품 검색과 목록',
  budget: 'searches',
  query: searchQuerySchema,
  data: productListSchema,
});
