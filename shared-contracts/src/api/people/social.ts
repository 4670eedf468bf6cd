import * as z from 'zod/mini';
import { webAddressSchema } from '../../domain/web-address.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { socialProofCodes } from './members.ts';
import { joinProviderSchema, socialProofFields, socialProviderSchema } from './social-proof.ts';

/** GET /api/members/snsAuthorize: the provider's page for this browser session, and what has to come back with it. */
export const authorizeSocial = defineEndpoint({
  id: 'members.snsAuthorize',
  method: 'GET',
  path: '/api/members/snsAuthorize',
  access: 'visitor',
  summary: 'SNS 로그인 주소',
  allowsDeadLogin: true,
  query: z.object({ provider: socialProviderSchema }),
  data: z.object({ url: webAddressSchema, state: z.string(), nonce: z.string() }),
  codes: ['RATE_LIMITED'],
});

/** POST /api/members/member/sns (spec 7.1, 8.4): links a social account with the member, or lets it go; after a confirmation like `edit`. */
export const changeSocial = defineEndpoint({
  id: 'members.sns',
  method: 'POST',
  path: '/api/members/member/sns',
  access: 'member',
  summary: 'SNS 계정 연결과 해제',
  body: z.discriminatedUnion('type', [
    z.strictObject({ ...socialProofFields, provider: joinProviderSchema, type: z.literal('link') }),
    z.strictObject({ type: z.literal('unlink'), provider: socialProviderSchema }),
  ]),
  data: z.object({ sns_list: z.array(z.object({ sns_type: z.string(), email: z.string() })) }),
  codes: [
    ...socialProofCodes,
    'CONFIRM_REQUIRED',
    'MEMBER_NULL',
    'INTEGRATION',
    'SNS_LINKED_ELSEWHERE',
    'LAST_LOGIN_WAY',
  ],
});
