import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

/** GET /api/products/checkAvailableDeliveryGuarantee (spec 7.4): whether quick delivery reaches a postcode. */
export const checkDeliveryGuarantee = defineEndpoint({
  id: 'products.deliveryGuarantee',
  method: 'GET',
  path: '/api/products/checkAvailableDeliveryGuarantee',
  summary: '빠른배송 가능 지역 확인',
  query: z.object({ zipcode: z.string().check(z.regex(/^\d{5}$/, '우편번호 5자리를 입력해주세요.')) }),
  data: z.object({ is_available: z.boolean(), region: z.nullable(z.string()) }),
});
