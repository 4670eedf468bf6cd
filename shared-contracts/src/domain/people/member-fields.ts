import * as z from 'zod/mini';
import { isDay } from '../day.ts';
import { passwordFault } from './password-rule.ts';

/** Rules of a member's fields, the same in the form and at the server (spec 5.2 to 5.4). */

/** Said of an empty field and of one that was left out, as clients leave out what is empty (spec 5.6). */
const required = {
  userId: '아이디는 필수 입력 항목입니다.',
  password: '비밀번호는 필수 입력 항목입니다.',
  phone: '휴대폰번호는 필수 입력 항목입니다.',
  email: '이메일은 필수 입력 항목입니다.',
  userName: '이름을 입력해주세요.',
};

/** A new ID: letters and at least one digit, a letter first. IDs from before that rule go on logging in. */
export const userIdSchema = z
  .string(required.userId)
  .check(
    z.minLength(1, required.userId),
    z.regex(/^(?=.*\d)[A-Za-z][A-Za-z0-9]{5,19}$/, '영문/숫자 포함 6~20자리'),
  );

export const newPasswordSchema = z.string(required.password).check(
  z.check(({ value, issues }) => {
    const fault = passwordFault(value);
    if (fault) issues.push({ code: 'custom', message: fault, input: value });
  }),
);

export const phoneSchema = z
  .string(required.phone)
  .check(z.minLength(1, required.phone), z.regex(/^\d{11}$/, '휴대폰 번호는 숫자만 11자리로 입력해주세요'));

/** Loosely x@y.z with two or more characters in each part. */
export const emailSchema = z
  .string(required.email)
  .check(
    z.minLength(1, required.email),
    z.maxLength(100, '이메일은 100자까지 입력할 수 있습니다.'),
    z.regex(/^[^\s@]{2,}@[^\s@.]{2,}(\.[^\s@.]{2,})+$/, '이메일 형식이 올바르지 않습니다.'),
  );

/** A day that exists, as YYYY-MM-DD. */
export const birthdaySchema = z
  .string()
  .check(z.refine(isDay, '생년월일은 YYYY-MM-DD 형식으로 입력해주세요.'));

export const userNameSchema = z
  .string(required.userName)
  .check(z.trim(), z.minLength(1, required.userName), z.maxLength(30, '이름은 30자까지 입력할 수 있습니다.'));
const nickNameLength = '닉네임은 2~20자리로 입력해주세요.';
export const nickNameSchema = z
  .string()
  .check(z.trim(), z.minLength(2, nickNameLength), z.maxLength(20, nickNameLength));
export const genderSchema = z.enum(['male', 'female']);
