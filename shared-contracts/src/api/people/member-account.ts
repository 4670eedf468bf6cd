import * as z from 'zod/mini';
import { wonSchema } from '../../domain/money.ts';
import { emailSchema, genderSchema, nickNameSchema, phoneSchema } from '../../domain/people/member-fields.ts';
import { flagSchema } from '../../domain/people/member-flag.ts';
import { receiverFields } from '../../domain/people/receiver.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { identityTokenSchema } from './identity-token.ts';
import { memberSchema, socialProofCodes } from './members.ts';
import { socialProofSchema } from './social-proof.ts';

const text = (maximum: number) => z.optional(z.string().check(z.trim(), z.maxLength(maximum)));

/**
 * POST api/members/member/edit (spec 7.1): only what is sent changes. It needs a confirmation by `passwdCheck` in the
 * last 30 minutes. A new phone number needs the identity check that proved it.
 */
export const editMember = defineEndpoint({
  id: 'members.edit',
  method: 'POST',
  path: '/api/members/member/edit',
  access: 'member',
  summary: '회원 정보 수정',
  body: z.strictObject({
    member_id: z.int(),
    nick_name: z.optional(nickNameSchema),
    email: z.optional(emailSchema),
    phone: z.optional(phoneSchema),
    ci: z.optional(identityTokenSchema),
    zipcode: z.optional(z.string().check(z.regex(/^\d{5}$/, '우편번호는 숫자 5자리입니다.'))),
    address: z.optional(receiverFields.address),
    address_detail: text(200),
    gender: z.optional(genderSchema),
    is_sms_agreed: z.optional(flagSchema),
    is_email_agreed: z.optional(flagSchema),
    is_push_agreed: z.optional(flagSchema),
  }),
  data: z.object({ row: memberSchema }),
  codes: [
    'CONFIRM_REQUIRED',
    'NICK_NAME_TAKEN',
    'EMAIL_TAKEN',
    'PHONE_TAKEN',
    'IDENTITY_MISMATCH',
    'IDENTITY_EXPIRED',
  ],
});

/** POST api/members/member/passwdCheck (spec 6, 7.1): the password, or for social members the same social account again. */
export const confirmMember = defineEndpoint({
  id: 'members.passwdCheck',
  method: 'POST',
  path: '/api/members/member/passwdCheck',
  lane: 'password',
  access: 'member',
  summary: '본인 확인',
  body: z.strictObject({
    member_id: z.int(),
    password: z.optional(z.string().check(z.minLength(1, '비밀번호를 입력해주세요.'), z.maxLength(200))),
    social: z.optional(socialProofSchema),
  }),
  /** Until when my page is open, ISO 8601. */
  data: z.object({ confirmed_until: z.string() }),
  codes: [...socialProofCodes, 'PASSWD_ERROR', 'SNS_MISMATCH', 'RATE_LIMITED'],
  statuses: { PASSWD_ERROR: 400 },
});

/**
 * GET /api/members/grades (spec 7.1), lowest first. `minimum_spend` is KRW of settled purchases in `period_days`, null
 * for a grade by hand; `discount_rate` is whole per cent; `own` says how far the member's next grade is.
 */
export const listGrades = defineEndpoint({
  id: 'members.grades',
  showsOwn: true,
  method: 'GET',
  path: '/api/members/grades',
  summary: '회원 등급',
  query: z.object({ user_type: z.optional(z.enum(['NORMAL', 'STAFF'])) }),
  data: z.object({
    rows: z.array(
      z.object({
        grade_id: z.int(),
        grade_name: z.string(),
        user_type: z.enum(['NORMAL', 'STAFF']),
        discount_rate: z.int(),
        minimum_spend: z.nullable(wonSchema),
      }),
    ),
    period_days: z.int(),
    own: z.nullable(
      z.object({
        grade_id: z.int(),
        spend: wonSchema,
        next: z.nullable(z.object({ grade_id: z.int(), grade_name: z.string(), remaining: wonSchema })),
      }),
    ),
  }),
});

/**
 * POST /api/members/member/export: all that the shop keeps of the member, by kind. It needs a confirmation like `edit`,
 * and is given three times in ten minutes at most (decision 155).
 */
export const exportMember = defineEndpoint({
  id: 'members.export',
  method: 'POST',
  path: '/api/members/member/export',
  access: 'member',
  summary: '내 정보 내려받기',
  body: z.strictObject({ member_id: z.int() }),
  data: z.object({
    exported_at: z.string(),
    member: memberSchema,
    sections: z.array(z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  }),
  codes: ['CONFIRM_REQUIRED', 'RATE_LIMITED'],
});

/** POST /api/members/member/out (spec 7.1): leaves the mall. It needs a confirmation like `edit`. */
export const leaveMember = defineEndpoint({
  id: 'members.out',
  method: 'POST',
  path: '/api/members/member/out',
  access: 'member',
  summary: '회원 탈퇴',
  login: 'ends',
  body: z.strictObject({ member_id: z.int(), reason: text(500) }),
  data: z.object({}),
  codes: ['CONFIRM_REQUIRED', 'ORDER_IN_PROGRESS'],
});
