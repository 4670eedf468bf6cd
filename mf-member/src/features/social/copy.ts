export const copy = {
  title: 'SNS 로그인',
  working: 'SNS 계정을 확인하고 있어요',
  workingHint: '잠시만 기다려주세요.',
  done: '확인되었어요',
  doneHint: '이 창을 닫고 쇼핑몰로 돌아가주세요.',
  empty: '잘못된 접근입니다.',
  unasked: '현재 SNS 로그인을 진행할 수 없습니다.',
} as const;
