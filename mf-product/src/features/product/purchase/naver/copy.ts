export const copy = {
  buy: '네이버페이로 구매하기',
} as const;
