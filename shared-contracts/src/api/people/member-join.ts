import * as z from 'zod/mini';
import {
  birthdaySchema,
  emailSchema,
  flagSchema,
  genderSchema,
  newPasswordSchema,
  nickNameSchema,
  phoneSchema,
  userIdSchema,
  userNameSchema,
} from '../../domain/people/member-fields.ts';
import { passwordCheckRequired, passwordMismatch } from '../../domain/people/password-rule.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { socialProviderSchema } from '../catalogue/social-proof.ts';
import { identityTokenSchema } from './identity-token.ts';

/** GET /api/members/overlap (spec 5.2, 7.1): how many other members have it; 0 is free. */
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
  codes: ['RATE_LIMITED'],
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
  query: z.object({ recommender_id: z.string().check(z.minLength(1), z.maxLength(20)) }),
  data: z.object({ message: z.string() }),
  codes: ['RECOMMENDER_NULL', 'RATE_LIMITED'],
});

const optionalFields = {
  nick_name: z.optional(nickNameSchema),
  gender: z.optional(genderSchema),
  birthday_date: z.optional(birthdaySchema),
  recommender_id: z.optional(userIdSchema),
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
    ci: identityTokenSchema,
    ...optionalFields,
  })
  .check(
    z.refine((body) => body.password === body.password_chk, {
      path: ['password_chk'],
      error: passwordMismatch,
    }),
  );
export type IdJoinBody = z.infer<typeof idJoinBodySchema>;

/** Join with a social account that a login proved (spec 4.4); an identity check may follow at the first login. */
export const socialJoinBodySchema = z.strictObject({
  provider: socialProviderSchema,
  sns_ticket: z.string().check(z.minLength(20), z.maxLength(100)),
  sns_id: z.optional(z.string().check(z.maxLength(200))),
  user_name: z.optional(userNameSchema),
  email: z.optional(emailSchema),
  phone: z.optional(phoneSchema),
  ci: z.optional(identityTokenSchema),
  ...optionalFields,
});
export type SocialJoinBody = z.infer<typeof socialJoinBodySchema>;

/** POST api/members (spec 7.1). The new member waits for an administrator's approval (spec 6). */
export const join = defineEndpoint({
  id: 'members.join',
  method: 'POST',
  path: '/api/members',
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
