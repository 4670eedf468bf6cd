export const copy = {
  note: '최근 7일 동안 이 기기에서 본 상품을 10개까지 보여드려요.',
  clear: '전체 삭제',
  confirmClear: '최근 본 상품을 모두 지울까요?',
  remove: (name: string) => `${name} 삭제`,
  removed: '최근 본 상품에서 지웠어요.',
  empty: '최근 본 상품이 없어요',
  emptyHint: '둘러본 상품이 7일 동안 여기에 모여요.',
  toBest: '베스트 보기',
  failed: '최근 본 상품을 불러오지 못했어요',
  on: (date: string) => `${date}에 봄`,
} as const;
