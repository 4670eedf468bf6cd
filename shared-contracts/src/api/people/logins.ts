import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';

const path = '/api/members/logins';

const loginSchema = z.object({
  login_id: z.uuid(),
  /** Browser and system in words, such as Chrome · Windows; empty where the browser hides them. */
  device_name: z.string(),
  is_mobile: z.boolean(),
  /** An automatic login (spec 2.4). */
  is_remembered: z.boolean(),
  /** That of this call. */
  is_current: z.boolean(),
  logged_in_at: z.string(),
  /** To the minute. */
  last_seen_at: z.string(),
});
export type MemberLogin = z.infer<typeof loginSchema>;

/** GET /api/members/logins: where the member is logged in, this login first, then the latest seen; at most 50. */
export const listLogins = defineEndpoint({
  id: 'members.logins',
  method: 'GET',
  path,
  access: 'member',
  summary: '로그인한 기기 목록',
  data: z.object({ rows: z.array(loginSchema) }),
});

/**
 * DELETE /api/members/logins: ends these logins of the member; without ids all but the one of this call. Ids that are
 * not the member's are ignored. Their next call is answered with 401.
 */
export const endLogins = defineEndpoint({
  id: 'members.endLogins',
  method: 'DELETE',
  path,
  access: 'member',
  summary: '다른 기기 로그아웃',
  body: z.strictObject({
    login_ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(50))),
  }),
  data: z.object({ ended: z.int() }),
});
