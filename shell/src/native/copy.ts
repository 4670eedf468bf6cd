export const copy = {
  /** Said of an unreadable message of the app (spec 8.8). */
  unreadable: '잠시 후 다시 시도하세요.',
  couponIssued: '앱 다운로드 쿠폰이 발급되었어요.',
} as const;
