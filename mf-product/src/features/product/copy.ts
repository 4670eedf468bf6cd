export const copy = {
  home: '홈',
  product: '상품',
  loading: '상품을 불러오고 있어요',
  sections: '상품 정보',
  tabs: { detail: '상세정보', size: '사이즈', review: '후기', info: '기본정보', inquiry: '문의' },
  notFound: '판매가 끝났거나 없는 상품이에요',
  notFoundDescription: '비슷한 상품을 둘러보시는 건 어떨까요?',
  toList: '전체 상품 보기',
  failed: '상품을 불러오지 못했어요',
  guestPrice: '비회원가',
  memberPrice: '회원가',
  loginForPrice: '로그인하면 회원 등급별 혜택가로 구매할 수 있어요',
  gradeTable: '회원 등급별 혜택가',
  code: '상품코드',
  size: '사이즈',
  customerService: '고객센터 바로가기',
  stars: (count: number) => `${count}점`,
  reviewsWith: (stars: number) => `${stars}점 후기`,
  noReviews: '아직 후기가 없어요. 첫 후기를 남겨주세요.',
  sizeUnit: '단위 cm. 재는 방법에 따라 1~3cm 차이가 날 수 있어요.',
  coordi: '함께 입기 좋은 상품',
  inquiry: '상품에 대해 궁금한 점은 고객센터로 문의해주세요. 상품 코드를 알려주시면 더 빠르게 안내해드려요.',
  gallery: '상품 사진',
  moreReviews: '후기 더보기',
} as const;

export const sectionIds = ['detail', 'size', 'review', 'info', 'inquiry'] as const;
export type SectionId = (typeof sectionIds)[number];
