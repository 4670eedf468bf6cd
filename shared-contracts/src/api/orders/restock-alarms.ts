import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idsSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema, productCardSchema } from '../catalogue/product-card.ts';

export const restockAlarmSchema = z.object({
  restock_alarm_id: z.int(),
  product_option_id: z.int(),
  color_name: z.string(),
  size_name: z.string(),
  /** Middle digits hidden: 010-****-0001. */
  phone: z.string(),
  state: z.enum(['WAITING', 'SENT']),
  created_at: z.string(),
  product: productCardSchema,
});
export type RestockAlarm = z.infer<typeof restockAlarmSchema>;

/** GET /api/products/restockAlarms/getRestockAlarmList (spec 7.4): the member's own, newest first. */
export const listRestockAlarms = defineEndpoint({
  id: 'products.restockAlarms',
  method: 'GET',
  path: '/api/products/restockAlarms/getRestockAlarmList',
  access: 'member',
  summary: '재입고 알림 목록',
  query: z.object({ page: pageSchema, limit: limitSchema }),
  data: z.object({ rows: z.array(restockAlarmSchema), paginate: paginateSchema }),
});

const phoneSchema = z.string().check(z.regex(/^01\d{9}$/, '휴대폰 번호는 숫자만 11자리로 입력해주세요'));

/**
 * POST /api/products/restockAlarms/apply (spec 4.11, 7.4). Guests learn nothing about the phone: their id is 0, nothing
 * is ALREADY_APPLIED, and ALARM_LIMIT means ten alarms of this browser session (decision 116).
 * @throws NOT_SOLD_OUT while the option can be bought; ALREADY_APPLIED while an alarm for it waits; ALARM_LIMIT above
 * 50 waiting alarms, or 10 to a phone that is not proved to be the member's
 */
export const applyRestockAlarm = defineEndpoint({
  id: 'products.applyRestockAlarm',
  method: 'POST',
  path: '/api/products/restockAlarms/apply',
  access: 'visitor',
  summary: '재입고 알림 신청',
  body: z.strictObject({ product_id: z.int(), product_option_id: z.int(), phone: phoneSchema }),
  data: z.object({ restock_alarm_id: z.int() }),
  codes: ['NOT_SOLD_OUT', 'ALREADY_APPLIED', 'ALARM_LIMIT'],
});

/** DELETE /api/products/restockAlarms (spec 7.4). An id that is not the member's is NOT_FOUND; nothing is deleted then. */
export const deleteRestockAlarms = defineEndpoint({
  id: 'products.deleteRestockAlarms',
  method: 'DELETE',
  path: '/api/products/restockAlarms',
  access: 'member',
  summary: '재입고 알림 삭제',
  body: z.strictObject({ ids: idsSchema }),
  data: z.object({ count: z.int() }),
});
