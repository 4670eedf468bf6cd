export const copy = {
  gallery: '상품 사진',
  open: (alt: string) => `${alt} 크게 보기`,
  failed: '사진을 크게 열지 못했어요. 잠시 후 다시 시도해주세요.',
} as const;
