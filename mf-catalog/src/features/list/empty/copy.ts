export const copy = {
  emptyPeriod: '이 기간에는 아직 상품이 없어요',
  emptyPeriodHint: '더 긴 기간을 골라보세요.',
  toWholePeriod: '전체 기간 보기',
  empty: '조건에 맞는 상품이 없어요',
  emptyHint: '필터를 줄이거나 다른 조건으로 찾아보세요.',
  emptySearch: (keyword: string) => `'${keyword}'에 대한 검색 결과가 없어요`,
  emptySearchHint: '단어를 줄이거나 띄어쓰기를 바꿔서 다시 검색해보세요.',
  emptyPage: '이 페이지에는 상품이 없어요',
  toFirstPage: '첫 페이지로 가기',
} as const;
