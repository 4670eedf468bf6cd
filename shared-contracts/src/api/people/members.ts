import * as z from 'zod/mini';
import { flagSchema } from '../../domain/people/member-flag.ts';
import { defineEndpoint } from '../../endpoint.ts';
import type { LoginErrorCode } from '../../error-catalogue.ts';
import { socialProofSchema } from './social-proof.ts';

/** Every result of a login but PASS (spec 8.1); LOGIN_CODE asks for the code that was sent to the member's phone. */
export const loginCodes = [
  'INTEGRATION',
  'MEMBER_BLOCK',
  'MEMBER_OUT',
  'PASSWD_ERROR',
  'MEMBER_READY',
  'LOGIN_BLOCK',
  'LOGIN_CODE',
  'ERROR',
  'MEMBER_NULL',
  'PARAMETER_NULL',
  'SYSTEM_ERROR',
  'PW_CHANGE',
  'TRANSFER_PASSWORD_CHANGE',
  'CI_CHECK',
  'INTEGRATION_COMPLETE',
] as const satisfies readonly LoginErrorCode[];
export type LoginCode = (typeof loginCodes)[number];

/** What a social account that is not proved fails with. */
export const socialProofCodes = ['PARAMETER_NULL', 'ERROR', 'SYSTEM_ERROR'] as const;

const noPassword = '비밀번호를 입력해주세요.';
const trimmed = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(100));

/** Login form and body (spec 5.1). */
export const loginBodySchema = z.strictObject({
  provider: z.literal('normal'),
  user_id: trimmed('아이디를 입력해주세요.'),
  user_passwd: z.string(noPassword).check(
    z.refine((value) => value.trim() !== '', noPassword),
    z.maxLength(200),
  ),
  /** Stays logged in after the browser or the app is closed (spec 2.4). */
  is_auto_login: z.optional(flagSchema),
  login_code: z.optional(z.string().check(z.trim(), z.regex(/^\d{8}$/, '인증번호 8자리를 입력해주세요.'))),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

/**
 * `token` leaves the API only towards the edge, which keeps it from the browser (design: Session); `remembered_for` says
 * for how many seconds, where the login outlives the browser.
 */
export const loginReplySchema = z.object({
  user_info: z.object({ member_id: z.int() }),
  token: z.optional(z.string()),
  remembered_for: z.optional(z.int()),
});

/**
 * POST api/members/login (spec 7.1), by ID or by a social account. Failures carry a code of `loginCodes`; those that
 * lead on to something carry what `login-refusals.ts` says.
 */
export const login = defineEndpoint({
  id: 'members.login',
  method: 'POST',
  path: '/api/members/login',
  lane: 'password',
  access: 'visitor',
  summary: '아이디 또는 SNS 계정으로 로그인',
  body: z.discriminatedUnion('provider', [loginBodySchema, socialProofSchema]),
  data: loginReplySchema,
  login: 'issues',
  allowsDeadLogin: true,
  successCode: 'PASS',
  codes: loginCodes,
});

/** GET api/members/member/logout (spec 7.1): the token is dead afterwards. */
export const logout = defineEndpoint({
  id: 'members.logout',
  method: 'GET',
  path: '/api/members/member/logout',
  access: 'visitor',
  summary: '로그아웃',
  login: 'logs-out',
  allowsDeadLogin: true,
  data: z.object({}),
});

/** Member detail (spec 3.2). `join_type` 0 is a normal ID join. */
export const memberSchema = z.object({
  member_id: z.int(),
  user_id: z.string(),
  user_name: z.string(),
  email: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  address: z.string(),
  address_detail: z.string(),
  join_type: z.int(),
  sns_type: z.nullable(z.string()),
  sns_list: z.array(z.object({ sns_type: z.string(), email: z.string() })),
  grade_name: z.string(),
  grade_user_type: z.enum(['NORMAL', 'STAFF']),
  point: z.int(),
  buying_count: z.int(),
  nick_name: z.optional(z.nullable(z.string())),
  gender: z.optional(z.nullable(z.enum(['male', 'female']))),
  birthday_date: z.optional(z.nullable(z.string())),
  is_sms_agreed: z.optional(z.boolean()),
  is_email_agreed: z.optional(z.boolean()),
  is_push_agreed: z.optional(z.boolean()),
  /** When each of them was last agreed to or taken back, ISO 8601; null for never. */
  sms_agreed_at: z.optional(z.nullable(z.string())),
  email_agreed_at: z.optional(z.nullable(z.string())),
  push_agreed_at: z.optional(z.nullable(z.string())),
  has_password: z.optional(z.boolean()),
  /** Whether product pages show what is kept from shoppers (spec 6, admin flag). */
  is_admin: z.optional(z.boolean()),
});
export type Member = z.infer<typeof memberSchema>;

/** GET api/members/member/view/{id} (spec 7.1). Another member's id is NOT_FOUND. */
export const viewMember = defineEndpoint({
  id: 'members.view',
  method: 'GET',
  path: '/api/members/member/view/:id',
  access: 'member',
  summary: '회원 정보',
  params: z.object({ id: z.coerce.number().check(z.int()) }),
  query: z.object({ is_order_count: z.optional(z.enum(['0', '1'])) }),
  data: z.object({ row: memberSchema }),
});
