export const copy = {
  title: '매거진',
  description: '옷을 고르고, 입고, 오래 아끼는 이야기.',
  empty: '아직 글이 없어요',
  notFound: '찾으시는 글이 없어요',
  notFoundHint: '삭제되었거나 주소가 바뀌었어요.',
  failed: '매거진을 불러오지 못했어요',
  others: '이어서 읽기',
  products: '함께 보기 좋은 상품',
} as const;
