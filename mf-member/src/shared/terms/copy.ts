export const copy = {
  titles: { terms: '이용약관', privacy: '개인정보처리방침' },
  effective: (day: string) => `시행일 ${day}`,
  failed: '약관을 불러오지 못했어요',
  close: '확인',
} as const;
