export const copy = {
  color: '색상',
  size: '사이즈',
  failed: '옵션을 불러오지 못했어요',
  again: '다시 시도',
  loading: '옵션을 불러오고 있어요',
} as const;
