import * as z from 'zod/mini';
import { userNameSchema } from '../../domain/people/member-fields.ts';
import { webAddressSchema } from '../../domain/web-address.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { identityTokenSchema } from './identity-token.ts';

/** GET /api/nice (spec 7.2): what the browser posts to the identity service's window, 500x550. */
export const startIdentity = defineEndpoint({
  id: 'identity.start',
  method: 'GET',
  path: '/api/nice',
  access: 'visitor',
  summary: '본인인증 시작',
  query: z.object({
    success_return_url: z.string().check(z.maxLength(500)),
    fail_return_url: z.string().check(z.maxLength(500)),
  }),
  data: z.object({
    action: webAddressSchema,
    fields: z.object({
      m: z.string(),
      token_version_id: z.string(),
      enc_data: z.string(),
      integrity_value: z.string(),
    }),
  }),
  codes: ['IDENTITY_UNAVAILABLE', 'RATE_LIMITED'],
});

/** Who an identity check found; `ci` is the reference that other calls take. */
export const identityResultSchema = z.object({
  ci: z.string(),
  user_name: z.string(),
  phone: z.string(),
  birthday_date: z.string(),
  gender: z.enum(['male', 'female']),
});
export type IdentityResult = z.infer<typeof identityResultSchema>;

const encoded = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

/** POST /api/nice/success (spec 7.2) with what the identity service returned: `enc_data` is EncodeData. */
export const finishIdentity = defineEndpoint({
  id: 'identity.finish',
  method: 'POST',
  path: '/api/nice/success',
  access: 'visitor',
  summary: '본인인증 결과',
  body: z.strictObject({
    EncodeData: encoded(20_000),
    token_version_id: encoded(200),
    integrity_value: encoded(200),
  }),
  data: identityResultSchema,
  codes: ['IDENTITY_FAILED'],
});

/** POST /api/members/ciUpdate (spec 7.1): the identity check that a login refused with CI_CHECK asked for. */
export const updateCi = defineEndpoint({
  id: 'members.ciUpdate',
  method: 'POST',
  path: '/api/members/ciUpdate',
  access: 'visitor',
  summary: '본인인증 정보 등록',
  allowsDeadLogin: true,
  body: z.strictObject({
    ci: identityTokenSchema,
    token: z.string().check(z.minLength(20), z.maxLength(100)),
    user_name: userNameSchema,
  }),
  data: z.object({ member_id: z.int() }),
  codes: ['IDENTITY_MISMATCH', 'IDENTITY_EXPIRED', 'UNDERAGE', 'TASK_EXPIRED', 'MEMBER_BLOCK'],
});
