import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

/**
 * GET api/portones/webhook (spec 7.5): says that the address exists, which is looked at before messages are sent to it
 * by POST. Those are signed over their bytes, so they are no endpoint value.
 */
export const checkWebhook = defineEndpoint({
  id: 'portones.webhook',
  method: 'GET',
  path: '/api/portones/webhook',
  summary: '결제 웹훅 주소 확인',
  data: z.object({}),
});
