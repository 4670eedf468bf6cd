const parts = (products: number, brands: number) =>
  [products > 0 ? `상품 ${products}개` : '', brands > 0 ? `브랜드 ${brands}개` : '']
    .filter(Boolean)
    .join(', ');

export const copy = {
  merged: (products: number, brands: number) =>
    `이 기기에서 찜한 ${parts(products, brands)}를 내 찜 목록에 담았어요.`,
  undo: '되돌리기',
  close: '닫기',
  undone: '찜 목록을 되돌렸어요.',
  failed: '되돌리지 못했어요. 잠시 후 다시 시도해주세요.',
} as const;
