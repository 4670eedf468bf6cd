export const copy = {
  wished: '찜했어요.',
  wishedOnDevice: '찜했어요. 로그인하면 다른 기기에서도 볼 수 있어요.',
  unwished: '찜을 해제했어요.',
  full: '찜은 로그인 전에 100개까지 할 수 있어요.',
  failed: '찜하지 못했어요. 잠시 후 다시 시도해주세요.',
} as const;
