import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** POST /api/mobiles/app/storeUserToken (spec 7.2): where and whether this device takes push messages. */
export const storePushToken = defineEndpoint({
  id: 'mobiles.storeUserToken',
  method: 'POST',
  path: '/api/mobiles/app/storeUserToken',
  access: 'visitor',
  summary: '앱 푸시 토큰 등록',
  body: z.strictObject({
    uuid: z.string().check(z.regex(/^[\w-]{8,100}$/, '잠시 후 다시 시도하세요.')),
    token: z.string().check(z.minLength(1, '잠시 후 다시 시도하세요.'), z.maxLength(4096)),
    os: z.enum(['android', 'ios']),
    allow: z.union([z.boolean(), z.literal([0, 1])]),
  }),
  data: z.object({}),
  codes: ['RATE_LIMITED'],
});
