import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { pictureSchema } from '../catalogue/product-card.ts';
import { bannerSchema } from './content.ts';

/** GET /api/main (spec 7.3): the parts of a site's home that were asked for; without `type` all of them. */
export const viewMain = defineEndpoint({
  id: 'content.main',
  method: 'GET',
  path: '/api/main',
  summary: '메인 배너와 검색 엔진 정보',
  query: z.object({
    type: z.optional(z.array(z.enum(['banners', 'seo'])).check(z.maxLength(2))),
    family_id: z.optional(z.coerce.number().check(z.int())),
  }),
  data: z.object({
    banners: z.optional(z.array(z.object({ ...bannerSchema.shape, place: z.string() }))),
    seo: z.optional(
      z.object({
        title: z.string(),
        description: z.string(),
        keywords: z.array(z.string()),
        image: z.nullable(pictureSchema),
      }),
    ),
  }),
});
