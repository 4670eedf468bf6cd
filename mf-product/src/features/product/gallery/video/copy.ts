export const copy = {
  play: '영상 보기',
  video: '상품 영상',
  close: '영상 닫기',
  failed: '영상을 재생하지 못했어요.',
} as const;
