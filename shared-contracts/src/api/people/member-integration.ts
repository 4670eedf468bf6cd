import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

/** Said when there is nothing to unite with the account that remains (spec 5.5). */
export const nothingPicked = '통합할 계정을 선택해주세요.';

/**
 * POST /api/members/member/integration (spec 5.5, 7.1, 8.5) unites `integration_member_ids` into
 * `integration_member_id`. `member_id` asks, logged in or just refused with INTEGRATION in this browser session.
 */
export const integrateMembers = defineEndpoint({
  id: 'members.integration',
  method: 'POST',
  path: '/api/members/member/integration',
  access: 'visitor',
  summary: '회원 통합',
  login: 'ends',
  allowsDeadLogin: true,
  body: z.strictObject({
    member_id: z.int(),
    integration_member_id: z.int(),
    integration_member_ids: z.array(z.int()).check(z.minLength(1, nothingPicked), z.maxLength(20)),
  }),
  data: z.object({ member_id: z.int(), message: z.string() }),
  codes: ['TASK_EXPIRED', 'INTEGRATION_REFUSED'],
});
