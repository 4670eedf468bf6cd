import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

export const postcodeSchema = z.object({
  zipcode: z.string(),
  road_address: z.string(),
  jibun_address: z.string(),
  building_name: z.string(),
});
export type Postcode = z.infer<typeof postcodeSchema>;

/** GET /api/postcodes: Korean addresses by road name, lot number or building; 10 a page. */
export const searchPostcodes = defineEndpoint({
  id: 'postcodes.search',
  method: 'GET',
  path: '/api/postcodes',
  access: 'visitor',
  summary: '우편번호 검색',
  query: z.object({
    keyword: z
      .string()
      .check(z.trim(), z.minLength(2, '검색어는 두 글자 이상 입력해주세요.'), z.maxLength(80)),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
  }),
  data: z.object({ rows: z.array(postcodeSchema), count: z.int() }),
  codes: ['RATE_LIMITED'],
});
