import * as z from 'zod/mini';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from './list-query.ts';
import { pictureSchema } from './product-card.ts';

export const brandSchema = z.object({
  brand_id: z.int(),
  name: z.string(),
  name_en: z.string(),
  family_site: familySiteCodeSchema,
  /** Products on sale. */
  product_count: z.int(),
});
export type Brand = z.infer<typeof brandSchema>;

/** GET /api/products/brands (spec 7.4): brands with products on sale, by Korean name. */
export const listBrands = defineEndpoint({
  id: 'products.brands',
  method: 'GET',
  path: '/api/products/brands',
  summary: '브랜드 목록',
  query: z.object({ family_site_id: z.optional(idSchema) }),
  data: z.object({ rows: z.array(brandSchema) }),
});

/** GET /api/products/brands/intro (spec 7.4): the same with what the introduction page shows of each. */
export const listBrandIntroductions = defineEndpoint({
  id: 'products.brandIntroductions',
  method: 'GET',
  path: '/api/products/brands/intro',
  summary: '브랜드 소개',
  query: z.object({ family_site_id: z.optional(idSchema), brand_id: z.optional(idSchema) }),
  data: z.object({
    rows: z.array(
      z.object({
        ...brandSchema.shape,
        introduction: z.string(),
        /** Pictures of its best sellers, at most three. */
        images: z.array(pictureSchema),
      }),
    ),
  }),
});
