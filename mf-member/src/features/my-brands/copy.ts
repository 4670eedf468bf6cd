export const copy = {
  count: (count: string) => `상품 ${count}개`,
  remove: '찜 해제',
  removeOf: (name: string) => `${name} 찜 해제`,
  removed: (name: string) => `${name} 브랜드 찜을 해제했어요.`,
  empty: '찜한 브랜드가 없어요',
  emptyHint: '브랜드를 찜하면 새 상품을 빨리 찾아볼 수 있어요.',
  toBrands: '브랜드 보기',
  failed: '찜한 브랜드를 불러오지 못했어요',
} as const;
