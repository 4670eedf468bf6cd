import * as z from 'zod/mini';
import { typedPhoneSchema } from './receiver.ts';

describe('a phone as people type it', () => {
  it.each(['01012345678', '010-1234-5678', '010 1234 5678', '010.1234.5678', '+82 10-1234-5678'])(
    '%s is 11 digits',
    (typed) => {
      expect(z.parse(typedPhoneSchema, typed)).toBe('01012345678');
    },
  );

  it.each([
    ['', '휴대폰번호는 필수 입력 항목입니다.'],
    ['010-1234', '휴대폰 번호는 숫자만 11자리로 입력해주세요'],
    ['0101234567a', '휴대폰 번호는 숫자만 11자리로 입력해주세요'],
  ])('%s is not understood', (typed, words) => {
    expect(z.safeParse(typedPhoneSchema, typed).error?.issues[0]?.message).toBe(words);
  });
});
