export const copy = {
  open: '재입고 알림 신청',
  openForSome: '품절된 옵션 재입고 알림 신청',
  chunkFailed: '창을 열지 못했어요. 잠시 후 다시 시도해주세요.',
} as const;
