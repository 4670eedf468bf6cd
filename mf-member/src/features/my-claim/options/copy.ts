export const copy = {
  color: '바꿀 색상',
  size: '바꿀 사이즈',
  sameOption: '지금 옵션',
  failed: '옵션을 불러오지 못했어요',
  few: (count: number) => `${count}개 남음`,
} as const;
