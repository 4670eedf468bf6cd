export const copy = {
  title: '찜',
  description: '찜한 상품을 모아 봅니다.',
  count: (count: string) => `${count}개`,
  empty: '아직 찜한 상품이 없어요',
  emptyHint: '마음에 드는 상품의 하트를 눌러보세요.',
  toBest: '베스트 보기',
  onDevice: '이 기기에만 저장되어 있어요. 로그인하면 다른 기기에서도 볼 수 있어요.',
  login: '로그인',
  needsScripts: '찜한 상품은 브라우저의 자바스크립트가 켜져 있어야 볼 수 있어요.',
  dropped: (amount: string) => `찜한 뒤 ${amount} 내렸어요`,
  failed: '찜한 상품을 불러오지 못했어요',
} as const;
