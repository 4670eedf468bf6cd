export const copy = {
  title: '룩북',
  description: '새로 나온 상품을 한눈에 만나보세요.',
  looks: '새로 나온 상품',
  more: '다른 룩 보기',
  failed: '룩북을 불러오지 못했어요',
} as const;
