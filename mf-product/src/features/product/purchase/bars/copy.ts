export const copy = {
  optionSheet: '옵션 선택',
  buyBar: '상품 요약',
  toOptions: '옵션 고르고 구매하기',
} as const;
