import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

/** Said of everything that cannot be read (spec 8.8): the app sends it, the shopper can do nothing but try again. */
const unreadable = '잠시 후 다시 시도하세요.';

export const pushTokenSchema = z.strictObject({
  uuid: z.string(unreadable).check(z.regex(/^[\w-]{8,100}$/, unreadable)),
  token: z.string(unreadable).check(z.minLength(1, unreadable), z.maxLength(4096, unreadable)),
  os: z.enum(['android', 'ios'], unreadable),
  allow: z.union([z.boolean(), z.literal([0, 1])], unreadable),
});

export type PushToken = z.infer<typeof pushTokenSchema>;

/** POST /api/mobiles/app/storeUserToken (spec 7.2): where and whether this device takes push messages. */
export const storePushToken = defineEndpoint({
  id: 'mobiles.storeUserToken',
  method: 'POST',
  path: '/api/mobiles/app/storeUserToken',
  access: 'visitor',
  summary: '앱 푸시 토큰 등록',
  body: pushTokenSchema,
  data: z.object({}),
  codes: ['RATE_LIMITED'],
});
