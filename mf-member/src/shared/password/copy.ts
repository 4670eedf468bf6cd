import type { PasswordCheck } from '@mall/contracts/domain/people/password-rule';

export const copy = {
  password: '비밀번호',
  newPassword: '새 비밀번호',
  check: '비밀번호 확인',
  newCheck: '새 비밀번호 확인',
  rules: '비밀번호 규칙',
  rule: {
    hasLength: '10~30자리',
    hasMix: '영문 · 숫자 · 특수문자 포함',
    isAllowed: '특수문자는 `~!@#$%^&*() 만',
    hasNoSpace: '공백 없음',
    hasNoSequence: '123 · abc · qwe 같은 연속 문자 없음',
    hasNoRepeat: '같은 문자 3번 반복 없음',
  } as const satisfies Record<PasswordCheck, string>,
  met: '충족',
  open: '미충족',
  submit: '비밀번호 변경하기',
  done: '비밀번호가 변경되었어요.\n새 비밀번호로 로그인해주세요.',
} as const;
