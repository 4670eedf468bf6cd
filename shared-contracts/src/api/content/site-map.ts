import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { pageSchema } from '../catalogue/list-query.ts';

/** Parts of the site map, each in files of at most {@link siteMapLimit} addresses. */
export const siteMapParts = ['products', 'lists', 'reading'] as const;
export type SiteMapPart = (typeof siteMapParts)[number];

/** Addresses of one file, as the protocol of site maps allows. */
export const siteMapLimit = 50_000;

/** GET /api/siteMaps: files of the site map. */
export const listSiteMaps = defineEndpoint({
  id: 'content.siteMaps',
  method: 'GET',
  path: '/api/siteMaps',
  summary: '사이트맵 목록',
  data: z.object({
    rows: z.array(
      z.object({
        part: z.enum(siteMapParts),
        page: z.int(),
        /** Of its latest change; null when that is not known. */
        last_modified: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
});

/** GET /api/siteMaps/:part: public pages of a part, in an order that stays. */
export const viewSiteMap = defineEndpoint({
  id: 'content.siteMap',
  method: 'GET',
  path: '/api/siteMaps/:part',
  summary: '사이트맵 주소',
  params: z.object({ part: z.enum(siteMapParts) }),
  query: z.object({ page: pageSchema }),
  data: z.object({
    rows: z.array(z.object({ path: z.string(), last_modified: z.nullable(z.iso.datetime()) })),
  }),
});
