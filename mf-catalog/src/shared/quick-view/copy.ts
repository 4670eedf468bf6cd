export const copy = {
  button: '빠른 보기',
  buttonOf: (name: string) => `${name} 빠른 보기`,
  toProduct: '상품 상세 보기',
  failed: '상품을 열지 못했어요. 잠시 후 다시 시도해주세요.',
} as const;
