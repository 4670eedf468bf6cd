export const copy = {
  product: '상품',
  loading: '상품을 불러오고 있어요',
  sections: '상품 정보',
  tabs: { detail: '상세정보', size: '사이즈', review: '후기', info: '기본정보', inquiry: '문의' },
  notFound: '판매가 끝났거나 없는 상품이에요',
  notFoundDescription: '비슷한 상품을 둘러보시는 건 어떨까요?',
  toList: '전체 상품 보기',
  failed: '상품을 불러오지 못했어요',
} as const;

export const sectionIds = ['detail', 'size', 'review', 'info', 'inquiry'] as const;
export type SectionId = (typeof sectionIds)[number];
