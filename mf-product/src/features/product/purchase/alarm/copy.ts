export const copy = {
  open: '재입고 알림 신청',
  openForSome: '품절된 옵션 재입고 알림 신청',
} as const;
