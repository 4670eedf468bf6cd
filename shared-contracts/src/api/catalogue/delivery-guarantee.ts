import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

const dateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** GET /api/products/checkAvailableDeliveryGuarantee (spec 7.4): whether quick delivery reaches a postcode, and when. */
export const checkDeliveryGuarantee = defineEndpoint({
  id: 'products.deliveryGuarantee',
  method: 'GET',
  path: '/api/products/checkAvailableDeliveryGuarantee',
  summary: '빠른배송 가능 지역 확인',
  query: z.object({ zipcode: z.string().check(z.regex(/^\d{5}$/, '우편번호 5자리를 입력해주세요.')) }),
  data: z.object({
    is_available: z.boolean(),
    region: z.nullable(z.string()),
    /** Dates in Korea on which an order made now arrives; `quick` is null where quick delivery does not reach. */
    arrival: z.optional(
      z.object({
        quick: z.nullable(dateSchema),
        normal: dateSchema,
        /** ISO 8601: until then the dates hold. */
        order_until: z.string(),
      }),
    ),
  }),
});
