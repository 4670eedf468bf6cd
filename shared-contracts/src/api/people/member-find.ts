import * as z from 'zod/mini';
import { newPasswordSchema } from '../../domain/people/member-fields.ts';
import { passwordCheckRequired, passwordMismatch } from '../../domain/people/password-rule.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { identityTokenSchema } from './identity-token.ts';

/** POST api/members/findIdPwd (spec 7.1) by an identity check of oneself. */
export const findIdPassword = defineEndpoint({
  id: 'members.findIdPwd',
  method: 'POST',
  path: '/api/members/findIdPwd',
  access: 'visitor',
  summary: '아이디 찾기, 비밀번호 재설정 확인',
  allowsDeadLogin: true,
  body: z.discriminatedUnion('find', [
    z.strictObject({ auth_type: z.literal('self'), find: z.literal('id'), ci: identityTokenSchema }),
    z.strictObject({
      auth_type: z.literal('self'),
      find: z.literal('password'),
      ci: identityTokenSchema,
      user_id: z.string().check(z.trim(), z.minLength(1, '아이디를 입력해주세요.'), z.maxLength(20)),
    }),
  ]),
  /** `rows` for an ID: masked, newest first. `token` for a password: it sets a new one, once. */
  data: z.object({
    rows: z.array(z.object({ user_id: z.string(), join_at: z.string(), sns_types: z.array(z.string()) })),
    token: z.optional(z.string()),
  }),
  codes: ['MEMBER_NULL', 'IDENTITY_EXPIRED', 'RATE_LIMITED'],
  statuses: { MEMBER_NULL: 404 },
});

const newPasswordFields = {
  password: newPasswordSchema,
  password_chk: z
    .string(passwordCheckRequired)
    .check(z.minLength(1, passwordCheckRequired), z.maxLength(100)),
};
const areEqual = (body: { password: string; password_chk: string }) => body.password === body.password_chk;
const mismatch = { path: ['password_chk'], error: passwordMismatch };

export const resetPasswordBodySchema = z
  .strictObject({ token: z.string().check(z.minLength(20), z.maxLength(100)), ...newPasswordFields })
  .check(z.refine(areEqual, mismatch));

/** POST api/members/passwdChange (spec 7.1): a new password with a reset token, or one of a login refused with PW_CHANGE. */
export const resetPassword = defineEndpoint({
  id: 'members.passwdChange',
  method: 'POST',
  path: '/api/members/passwdChange',
  lane: 'password',
  access: 'visitor',
  summary: '비밀번호 재설정',
  allowsDeadLogin: true,
  body: resetPasswordBodySchema,
  data: z.object({}),
  codes: ['TASK_EXPIRED', 'PASSWORD_UNCHANGED'],
});

/** POST api/members/member/passwordNextTime/{id} (spec 7.1): keeps the old password for another 90 days. */
export const postponePassword = defineEndpoint({
  id: 'members.passwordNextTime',
  method: 'POST',
  path: '/api/members/member/passwordNextTime/:id',
  access: 'visitor',
  summary: '비밀번호 다음에 변경',
  allowsDeadLogin: true,
  params: z.object({ id: z.coerce.number().check(z.int()) }),
  data: z.object({}),
  codes: ['TASK_EXPIRED'],
});

/** A new password by the old one. */
export const changePasswordBodySchema = z
  .strictObject({
    member_id: z.int(),
    old_password: z.string().check(z.minLength(1, '비밀번호를 입력해주세요.'), z.maxLength(200)),
    ...newPasswordFields,
  })
  .check(z.refine(areEqual, mismatch));

/** POST api/members/member/passwdChange (spec 7.1). All logins of the member end, this one too. */
export const changePassword = defineEndpoint({
  id: 'members.ownPasswdChange',
  method: 'POST',
  path: '/api/members/member/passwdChange',
  lane: 'password',
  access: 'member',
  summary: '비밀번호 변경',
  login: 'ends',
  body: changePasswordBodySchema,
  data: z.object({}),
  codes: ['PASSWD_ERROR', 'PASSWORD_UNCHANGED', 'RATE_LIMITED'],
  statuses: { PASSWD_ERROR: 400 },
});
