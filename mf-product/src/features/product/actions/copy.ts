export const copy = {
  wish: (name: string) => `${name} 찜하기`,
  wished: '찜했어요.',
  unwished: '찜을 해제했어요.',
  wishFailed: '찜하지 못했어요. 잠시 후 다시 시도해주세요.',
  share: '공유하기',
  copied: '상품 링크를 복사했어요.',
  copyFailed: '링크를 복사하지 못했어요. 주소창의 주소를 복사해주세요.',
} as const;
