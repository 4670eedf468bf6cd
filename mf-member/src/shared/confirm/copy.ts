export const copy = {
  title: '본인 확인',
  byPassword: '개인정보를 지키기 위해 비밀번호를 한 번 더 확인할게요.',
  bySocial: '개인정보를 지키기 위해 가입하신 SNS 계정으로 한 번 더 로그인해주세요.',
  lasts: '확인은 30분 동안 유지돼요.',
  password: '비밀번호',
  submit: '확인',
  empty: '비밀번호를 입력해주세요.',
  social: (name: string) => `${name}로 확인하기`,
  failed: '회원 정보를 불러오지 못했어요',
  refused: 'SNS 로그인이 취소되었어요. 다시 시도해주세요.',
} as const;
