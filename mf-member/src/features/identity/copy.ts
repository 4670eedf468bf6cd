export const copy = {
  title: '본인인증',
  working: '본인인증 결과를 확인하고 있어요',
  workingHint: '잠시만 기다려주세요.',
  done: '본인인증이 끝났어요',
  doneHint: '이 창을 닫고 쇼핑몰로 돌아가주세요.',
  empty: '잘못된 접근입니다.',
  unasked: '본인인증이 실패했습니다.',
} as const;
