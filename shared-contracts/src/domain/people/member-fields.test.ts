import type * as z from 'zod/mini';
import {
  birthdaySchema,
  emailSchema,
  newPasswordSchema,
  phoneSchema,
  userIdSchema,
} from './member-fields.ts';

const faultOf = (schema: z.ZodMiniType, value: string | undefined) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('the fields of a member (spec 5.2 to 5.4)', () => {
  it.each([
    [userIdSchema, 'shopper01', undefined],
    [userIdSchema, '', '아이디는 필수 입력 항목입니다.'],
    [userIdSchema, 'abc12', '영문/숫자 포함 6~20자리'],
    [userIdSchema, '1shopper', '영문/숫자 포함 6~20자리'],
    [userIdSchema, 'a'.repeat(21), '영문/숫자 포함 6~20자리'],
    [userIdSchema, 'shopper-01', '영문/숫자 포함 6~20자리'],
    [phoneSchema, '01012345678', undefined],
    [phoneSchema, '', '휴대폰번호는 필수 입력 항목입니다.'],
    [phoneSchema, '010-1234-5678', '휴대폰 번호는 숫자만 11자리로 입력해주세요'],
    [phoneSchema, '0101234567', '휴대폰 번호는 숫자만 11자리로 입력해주세요'],
    [emailSchema, 'kim@mall.example', undefined],
    [emailSchema, 'ki@ma.co.kr', undefined],
    [emailSchema, 'k@mall.example', '이메일 형식이 올바르지 않습니다.'],
    [emailSchema, 'kim@mall', '이메일 형식이 올바르지 않습니다.'],
    [emailSchema, 'kim@mall.e', '이메일 형식이 올바르지 않습니다.'],
    [birthdaySchema, '2000-02-29', undefined],
    [birthdaySchema, '2001-02-29', '생년월일은 YYYY-MM-DD 형식으로 입력해주세요.'],
    [birthdaySchema, '20010203', '생년월일은 YYYY-MM-DD 형식으로 입력해주세요.'],
    // Clients leave out what is empty (spec 5.6).
    [userIdSchema, undefined, '아이디는 필수 입력 항목입니다.'],
    [newPasswordSchema, undefined, '비밀번호는 필수 입력 항목입니다.'],
    [phoneSchema, undefined, '휴대폰번호는 필수 입력 항목입니다.'],
    [emailSchema, '', '이메일은 필수 입력 항목입니다.'],
    [newPasswordSchema, 'Wool!Coat123', '연속된 문자(123)는 사용할 수 없습니다.'],
  ])('%# %j', (schema, value, message) => {
    expect(faultOf(schema, value)).toBe(message);
  });
});
