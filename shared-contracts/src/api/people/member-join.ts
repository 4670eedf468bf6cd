import * as z from 'zod/mini';
import {
  birthdaySchema,
  emailSchema,
  genderSchema,
  newPasswordSchema,
  nickNameSchema,
  phoneSchema,
  userIdSchema,
  userNameSchema,
} from '../../domain/people/member-fields.ts';
import { flagSchema } from '../../domain/people/member-flag.ts';
import { passwordCheckRequired, passwordMismatch } from '../../domain/people/password-rule.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { identityTokenSchema } from './identity-token.ts';
import { joinProviderSchema } from './social-proof.ts';

/** An ID of a member, which may be older than the rule of new ones. */
const recommenderIdSchema = z.string().check(z.minLength(1), z.maxLength(20));

/**
 * GET /api/members/overlap (spec 5.2, 7.1): how many other members have it; 0 is free. An email and the own phone are
 * told after an identity check in this browser session, or to a member; IDENTITY_EXPIRED otherwise.
 */
export const checkOverlap = defineEndpoint({
  id: 'members.overlap',
  method: 'GET',
  path: '/api/members/overlap',
  access: 'visitor',
  summary: '중복 확인',
  allowsDeadLogin: true,
  query: z.object({
    search_type: z.enum(['user_id', 'nick_name', 'email', 'phone']),
    search_keyword: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  data: z.object({ count: z.int(), message: z.string() }),
  codes: ['RATE_LIMITED', 'IDENTITY_EXPIRED', 'IDENTITY_MISMATCH'],
});

/** POST api/members/joinCheck (spec 7.1): whether the person behind an identity check may join. */
export const checkJoin = defineEndpoint({
  id: 'members.joinCheck',
  method: 'POST',
  path: '/api/members/joinCheck',
  access: 'visitor',
  summary: '가입 가능 확인',
  allowsDeadLogin: true,
  body: z.strictObject({ ci: identityTokenSchema, user_name: userNameSchema, phone: phoneSchema }),
  data: z.object({}),
  codes: ['ALREADY_MEMBER', 'UNDERAGE', 'IDENTITY_MISMATCH', 'IDENTITY_EXPIRED'],
});

/** GET /api/members/recommenderIdCheck (spec 5.4, 7.1). */
export const checkRecommender = defineEndpoint({
  id: 'members.recommenderIdCheck',
  method: 'GET',
  path: '/api/members/recommenderIdCheck',
  access: 'visitor',
  summary: '추천인 확인',
  allowsDeadLogin: true,
  query: z.object({ recommender_id: recommenderIdSchema }),
  data: z.object({ message: z.string() }),
  codes: ['RECOMMENDER_NULL', 'RATE_LIMITED'],
});

/** What both ways of joining need: a person who was checked, and their consent to what joining requires. */
const requiredFields = {
  ci: identityTokenSchema,
  is_terms_agreed: z.literal(1, '이용약관에 동의해주세요.'),
  is_privacy_agreed: z.literal(1, '개인정보 수집 및 이용에 동의해주세요.'),
};

const optionalFields = {
  nick_name: z.optional(nickNameSchema),
  gender: z.optional(genderSchema),
  birthday_date: z.optional(birthdaySchema),
  recommender_id: z.optional(recommenderIdSchema),
  recommend_store: z.optional(z.string().check(z.maxLength(40))),
  is_sms_agreed: z.optional(flagSchema),
  is_email_agreed: z.optional(flagSchema),
};

/** Join by ID (spec 3.3, 5.2 to 5.4). Name and birthday must be those of the identity check behind `ci`. */
export const idJoinBodySchema = z
  .strictObject({
    provider: z.literal('normal'),
    user_id: userIdSchema,
    password: newPasswordSchema,
    password_chk: z
      .string(passwordCheckRequired)
      .check(z.minLength(1, passwordCheckRequired), z.maxLength(100)),
    user_name: userNameSchema,
    email: emailSchema,
    phone: phoneSchema,
    ...requiredFields,
    ...optionalFields,
  })
  .check(
    z.refine((body) => body.password === body.password_chk, {
      path: ['password_chk'],
      error: passwordMismatch,
    }),
  );
export type IdJoinBody = z.infer<typeof idJoinBodySchema>;

/** Join with a social account that a login proved (spec 4.4). Name and phone are those of the identity check behind `ci`. */
export const socialJoinBodySchema = z.strictObject({
  provider: joinProviderSchema,
  sns_ticket: z.string().check(z.minLength(20), z.maxLength(100)),
  sns_id: z.optional(z.string().check(z.maxLength(200))),
  user_name: z.optional(userNameSchema),
  email: z.optional(emailSchema),
  phone: z.optional(phoneSchema),
  ...requiredFields,
  ...optionalFields,
});
export type SocialJoinBody = z.infer<typeof socialJoinBodySchema>;

/** POST api/members (spec 7.1). The new member waits for an administrator's approval (spec 6). */
export const join = defineEndpoint({
  id: 'members.join',
  method: 'POST',
  path: '/api/members',
  lane: 'password',
  access: 'visitor',
  summary: '회원 가입',
  allowsDeadLogin: true,
  body: z.discriminatedUnion('provider', [idJoinBodySchema, socialJoinBodySchema]),
  data: z.object({ member_id: z.int(), user_id: z.string(), user_name: z.string() }),
  codes: [
    'ALREADY_MEMBER',
    'UNDERAGE',
    'USER_ID_TAKEN',
    'NICK_NAME_TAKEN',
    'EMAIL_TAKEN',
    'PHONE_TAKEN',
    'RECOMMENDER_NULL',
    'IDENTITY_MISMATCH',
    'IDENTITY_EXPIRED',
    'SNS_EXPIRED',
    'RATE_LIMITED',
  ],
});
